/** What other rooms use. */
export type { DemoAssets, ResolveAssets } from './assets.ts';
export type * as DemoStarter from './start.tsx';
