import { inlineScript } from '../../ui/index.ts';
import code from './restore.inline.ts?inline-script';
import { sidebarKey } from './sidebarState.ts';

/** Restores the sidebar's state before it is painted, as text for its end. */
export function sidebarScript(): string {
  return inlineScript(code, ['document', 'window'], [sidebarKey]);
}
