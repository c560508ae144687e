import type { Plugin } from 'vite';
import { toClientConfig } from './clientConfig.ts';
import type { SiteConfig } from './schema.node.ts';

const virtualId = 'virtual:client-config';

/** The browser's part of the configuration as one module of plain data, cached with the other scripts. */
export function clientConfigPlugin(config: SiteConfig): Plugin {
  return {
    name: 'docs:client-config',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const strings = Object.fromEntries(
        config.languages.map(({ code, strings }) => [code, strings]),
      );
      return [
        `export const clientConfig = ${JSON.stringify(toClientConfig(config))};`,
        `export const stringsByLanguage = ${JSON.stringify(strings)};`,
      ].join('\n');
    },
  };
}
