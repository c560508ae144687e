/** What other rooms use. */
export { demoAssets, setDemoAssets, type DemoAssets } from './assets.ts';
export type * as DemoStarter from './start.tsx';
