/** Components and hooks, with their stylesheets: not for Node. */
export { Demo } from './Demo.tsx';
export { DemoPage } from './DemoPage.tsx';
