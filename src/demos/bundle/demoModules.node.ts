import type { Plugin } from 'vite';
import { licenseKey } from '../../config/index.node.ts';
import { readVersions } from '../export/index.node.ts';

const licenseId = 'virtual:demo-license';
const versionsId = 'virtual:demo-versions';

type Env = Readonly<Record<string, string | undefined>>;

/** Facts of the build that demos need in the browser, each in a module that is loaded only when needed. */
export function demoModulesPlugin(env: Env = process.env): Plugin {
  let root = process.cwd();
  return {
    name: 'docs:demo-modules',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === licenseId || id === versionsId ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${licenseId}`) return licenseModule(licenseKey(env), this.environment.name);
      if (id === `\0${versionsId}`) return `export default ${JSON.stringify(readVersions(root))};`;
      return undefined;
    },
  };
}

/** Server bundles stay on the disk of the builder, so the key itself is left out of them. */
export function licenseModule(key: string | null, environment: string): string {
  const known = environment === 'client' ? key : null;
  return [
    `export const hasLicense = ${key !== null};`,
    `export const licenseKey = ${JSON.stringify(known)};`,
  ].join('\n');
}
