import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { registryBundles, type Bundle } from './bundles.node.ts';
import { hostKey, hostSpecifiers } from '../../editor/index.ts';

/** The registry's entry: lazy imports of everything that edited code may import. */
export const registryEntry = 'virtual:demo-registry/entry';
const bundlePrefix = 'virtual:demo-registry/bundle/';
const hostPrefix = 'virtual:demo-registry/host/';

/** The generated modules, the same for the build and for development. */
export function registryModulesPlugin(options: { root: string; contentDir: string }): Plugin {
  const bundles = () => registryBundles(options.root, options.contentDir);
  return {
    name: 'docs:registry-modules',
    resolveId: (id) =>
      id === registryEntry || id.startsWith(bundlePrefix) ? `\0${id}` : undefined,
    load(id) {
      if (id === `\0${registryEntry}`) return entryText(bundles());
      if (!id.startsWith(`\0${bundlePrefix}`)) return undefined;
      const name = id.slice(bundlePrefix.length + 1);
      return bundleText(bundles().find((bundle) => bundle.name === name)?.specifiers ?? []);
    },
  };
}

/** In the registry's own build React is the page's; only the playground's frame brings it itself. */
export function hostModulesPlugin(root: string, frameDir: string): Plugin {
  const names = new Set<string>(hostSpecifiers);
  const owners = new RegExp('[\\\\/]node_modules[\\\\/](react|react-dom|scheduler)[\\\\/]');
  return {
    name: 'docs:registry-host',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!names.has(source) || owners.test(importer)) return undefined;
      if (importer.startsWith(frameDir + path.sep)) return undefined;
      return `\0${hostPrefix}${source}`;
    },
    load(id) {
      if (!id.startsWith(`\0${hostPrefix}`)) return undefined;
      return hostText(id.slice(hostPrefix.length + 1), root);
    },
  };
}

export function entryText(bundles: readonly Bundle[]): string {
  const rows = bundles.map(
    ({ name, specifiers }) =>
      `{ specifiers: ${JSON.stringify(specifiers)}, load: () => import(${JSON.stringify(bundlePrefix + name)}).then((it) => it.modules) }`,
  );
  // Made of the registry's own Material and emotion: their contexts are not the page's.
  const runtime = path
    .join(import.meta.dirname, '../../run/DemoTheme.tsx')
    .replaceAll(path.sep, '/');
  return [
    `export { DemoTheme as Runtime } from ${JSON.stringify(runtime)};`,
    `export const bundles = [\n${rows.join(',\n')}\n];`,
  ].join('\n');
}

export function bundleText(specifiers: readonly string[]): string {
  return [
    ...specifiers.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`),
    `export const modules = { ${specifiers.map((name, index) => `${JSON.stringify(name)}: m${index}`).join(', ')} };`,
  ].join('\n');
}

function hostText(specifier: string, root: string): string {
  const exported = createRequire(path.join(root, 'package.json'))(specifier) as object;
  const names = Object.keys(exported).filter((name) => name !== 'default');
  return [
    `const host = globalThis[${JSON.stringify(hostKey)}][${JSON.stringify(specifier)}];`,
    'export default host;',
    ...names.map((name) => `export const ${name} = host.${name};`),
  ].join('\n');
}
