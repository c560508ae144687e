import type { GetStorage } from '../../storage/index.ts';
import type { CodeVariant, Styling } from '../source/index.ts';

/** Of everything that is kept of a reader's code. */
export const draftPrefix = 'docs-draft:';

/** What the keys of a demo's drafts start with: of all, or in one styling and language. */
export function demoKeyStart(
  id: string,
  view?: { styling: Styling; variant: CodeVariant },
): string {
  return `demo:${id}:${view ? `${view.styling}:${view.variant}:` : ''}`;
}

export const browserStorage: GetStorage = () => window.localStorage;
