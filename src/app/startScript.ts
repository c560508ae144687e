import { inlineScript } from '../ui/index.ts';
import type { StartUrls } from './start.inline.ts';
import code from './start.inline.ts?inline-script';

/** What a page runs at its end, as text. The same for every page: the security policy knows it by its hash. */
export function startScript(...urls: StartUrls): string {
  return inlineScript(code, ['window', 'document'], urls);
}
