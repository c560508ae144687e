/** Components and hooks, with their stylesheets: not for Node. */
export type { Runtime } from './DemoTree.tsx';
export { endDemo, ownDemos, renderDemo, runningIn, settleStage } from './demoRoots.tsx';
export { loadDemo } from './loadDemo.ts';
export { enqueueMount } from './mountQueue.ts';
export { prefetchDemo } from './prefetchDemos.ts';
export { useReaderTheme } from './readerTheme.ts';
