/** What other rooms use. */
export { breakableHtml, breakableParts } from './breakable.ts';
export { copiedMs } from './copy/copiedMs.ts';
export { escapeHtml } from './escapeHtml.ts';
export { kilobytes } from './kilobytes.ts';
export { inlineScript } from './inlineScript.ts';
