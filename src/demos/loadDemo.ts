import type { ComponentType } from 'react';
import type { DemoAssets } from './assets.ts';

/** Imports a demo by its address; what it imports is fetched at the same time, its stylesheets first. */
export async function loadDemo({ js, css }: DemoAssets): Promise<ComponentType> {
  const [main = '', ...imports] = js;
  for (const href of imports) addLink({ rel: 'modulepreload', href });
  await Promise.all(css.map((href) => addLink({ rel: 'stylesheet', href })));
  const module = (await import(/* @vite-ignore */ main)) as { default: ComponentType };
  return module.default;
}

function addLink(attributes: { rel: string; href: string }): Promise<void> {
  const { rel, href } = attributes;
  if (document.querySelector(`link[rel="${rel}"][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), attributes);
    // A stylesheet that fails leaves the demo plain, not absent.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
