/** What other rooms use. */
export { breakableHtml, breakableParts } from './breakable.ts';
export { copiedMs, copyScript } from './copy/copyScript.ts';
export { escapeHtml } from './escapeHtml.ts';
