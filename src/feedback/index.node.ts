/** What other rooms use in Node. */
export { createReceiver } from './receiver/receiver.node.ts';
export { readLines, reportOf, reportText } from './receiver/report.ts';
