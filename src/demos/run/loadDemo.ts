import type { ComponentType } from 'react';
import type { DemoAssets } from './assets.ts';

/** Imports a demo by its address; what it imports is fetched at the same time, its stylesheets first. */
export async function loadDemo({ js, css }: DemoAssets, attempt = 0): Promise<ComponentType> {
  const [main = '', ...imports] = js;
  for (const href of imports) void addLink({ rel: 'modulepreload', href });
  await Promise.all(css.map((href) => addLink({ rel: 'stylesheet', href })));
  // Browsers remember a failed import: a further attempt needs an address of its own.
  const url = attempt === 0 ? main : `${main}?attempt=${attempt}`;
  const module = (await import(/* @vite-ignore */ url)) as { default: ComponentType };
  return module.default;
}

/** Adds a link to the head unless it is there; settles when it has loaded, or failed. */
export function addLink(attributes: { rel: string; href: string; as?: string }): Promise<void> {
  const { rel, href } = attributes;
  if (document.querySelector(`link[rel="${rel}"][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), attributes);
    // A stylesheet that fails leaves the demo plain, not absent.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
