/** What other rooms use: the shape of a history, and what can be asked of it. */
export {
  lifeOf,
  parseHistory,
  type ApiHistory,
  type HistoryEntry,
  type HistoryMember,
  type Life,
  type MemberGroup,
} from './history.ts';
export { historyPath } from './historyPath.ts';
export { apiProducts, type ApiPlan, type ApiProduct } from './products.ts';
export { compareLines, lastLine } from './registry/lines.ts';
export { membersOf, tellName, whatIs, type Named } from './lives.ts';
export { diffLines, diffSteps, type DiffRow } from './diff.ts';
export { summarize, type ChangeRow } from './summary.ts';
