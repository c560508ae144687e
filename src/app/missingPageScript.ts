import { inlineScript } from '../ui/index.ts';
import type { KnownPage } from './missing.inline.ts';
import code from './missing.inline.ts?inline-script';

/** What the 404 page runs before it is painted, as text. */
export function missingPageScript(
  pages: readonly KnownPage[],
  { text, nearest }: { text: string; nearest: string },
): string {
  return inlineScript(code, ['window', 'document'], [pages, text, nearest]);
}
