/** What other rooms use in Node. */
export { demoProblems } from './demoChecks.node.ts';
export { createDemoDescriber, type DemoDescriber, type DemoThreads } from './demoDescriber.node.ts';
export { demosOfPage } from './demoUses.node.ts';
export { discoverDemos } from './discoverDemos.node.ts';
export { filesOf } from './filesOf.node.ts';
export { displayPath } from './displayPath.node.ts';
