/** What other rooms use in the graph of server components. */
export { demoAssets, setDemoAssets } from './serverAssets.ts';
