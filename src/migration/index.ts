/** What other rooms use. */
export { explainRows, type ExplainedRow } from './changes/explainRows.ts';
