import { inlineScript } from '../inlineScript.ts';
import code from './copy.inline.ts?inline-script';

/** The listener behind all copy buttons, as text for the head. */
export function copyScript(): string {
  return inlineScript(code, ['document', 'navigator', 'setTimeout', 'fetch'], []);
}
