import type { Styling } from './source/types.ts';

/** The files that run a demo: its module first, then what it imports, and its stylesheets. */
export interface DemoAssets {
  js: string[];
  css: string[];
}

type ResolveAssets = (file: string) => DemoAssets;

// In development the module itself is served; the build sets this from the client's manifest.
let resolve: ResolveAssets = (file) => ({ js: [`/content/${file}`], css: [] });

export function setDemoAssets(resolver: ResolveAssets): void {
  resolve = resolver;
}

/** `id`: `data-grid/sorting/Striped`. */
export function demoAssets(id: string, styling: Styling): DemoAssets {
  return resolve(`${id}${styling === 'system' ? '' : `.${styling}`}.tsx`);
}
