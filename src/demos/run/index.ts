/** What other rooms use. */
export { demoAssets, setDemoAssets, type DemoAssets } from './assets.ts';
