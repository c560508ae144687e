/** Components and hooks, with their stylesheets: not for Node. */
export type { Runtime } from './DemoTree.tsx';
export { demoOwner } from './demoOwner.tsx';
export { loadDemo } from './loadDemo.ts';
export { prefetchDemo } from './prefetchDemos.ts';
export { useReaderTheme } from './readerTheme.ts';
export { settleStage } from './stageState.ts';
