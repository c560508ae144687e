import { lastLine } from '../../api-history/index.ts';

/** `8`, of the packages that the site describes. */
export const [currentMajor = ''] = lastLine.split('.');

/** Marks the age of a row that came with the current major or later; `NewFilter` looks for it. */
export const newClass = 'api-new';

export function isNew(since: string): boolean {
  return since.split('.')[0] === currentMajor;
}

export function hasNewRows(html: string): boolean {
  return html.includes(`class="${newClass}"`);
}
