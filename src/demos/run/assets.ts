import type { Styling } from '../source/index.ts';

/** The files that run a demo: its module first, then what it imports, and its stylesheets. */
export interface DemoAssets {
  js: string[];
  css: string[];
}

type ResolveAssets = (file: string) => DemoAssets;

let resolve: ResolveAssets = (file) => {
  throw new Error(`${file}: nobody has said where demos are served. Call setDemoAssets first.`);
};

/** The build knows the addresses from the client's manifest; in development the module itself is served. */
export function setDemoAssets(resolver: ResolveAssets): void {
  resolve = resolver;
}

/** `id`: `data-grid/sorting/Striped`. */
export function demoAssets(id: string, styling: Styling): DemoAssets {
  return resolve(`${id}${styling === 'system' ? '' : `.${styling}`}.tsx`);
}
