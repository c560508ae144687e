/** What other rooms use in Node. */
export { demoProblems } from './demoChecks.node.ts';
export { createDemoDescriber, type DemoDescriber, type DemoThreads } from './demoDescriber.node.ts';
export { demosOfPage } from './demoUses.node.ts';
export { describeDemo } from './describeDemo.node.ts';
export { discoverDemos } from './discoverDemos.node.ts';
export { filesOf, readDemo } from './readDemo.node.ts';
export { toJavaScript } from './toJavaScript.node.ts';
export { displayPath } from './parseModule.node.ts';
