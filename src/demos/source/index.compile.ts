/** What threads compile demos and code with: Babel, Prettier and Shiki, which take a while to load. */
export { describeDemo } from './describeDemo.node.ts';
export { readDemo } from './readDemo.node.ts';
export { toJavaScript } from './toJavaScript.node.ts';
