import type { Plugin } from 'vite';
import { toClientConfig, toClientStrings } from './clientConfig.ts';
import { toLateConfig } from './lateConfig.ts';
import type { SiteConfig } from './schema.node.ts';

const clientId = 'virtual:client-config';
const lateId = 'virtual:late-config';
const stringsId = 'virtual:client-strings/';

/**
 * The browser's parts of the configuration as modules of plain data. English travels with the
 * application; every other language is a file of its own, loaded by the pages in that language.
 */
export function clientConfigPlugin(config: SiteConfig): Plugin {
  const isOurs = (id: string) => id === clientId || id === lateId || id.startsWith(stringsId);
  return {
    name: 'docs:client-config',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${lateId}`)
        return `export const lateConfig = ${JSON.stringify(toLateConfig(config))};`;
      if (id === `\0${clientId}`) return clientModule(config);
      if (!id.startsWith(`\0${stringsId}`)) return undefined;
      const code = id.slice(stringsId.length + 1);
      return `export default ${stringsText(config, code)};`;
    },
  };
}

function clientModule(config: SiteConfig): string {
  const others = config.languages.map(({ code }) => code).filter((code) => code !== 'en');
  const loaders = others.map(
    (code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(stringsId + code)})`,
  );
  return [
    `export const clientConfig = ${JSON.stringify(toClientConfig(config))};`,
    `export const englishStrings = ${stringsText(config, 'en')};`,
    `const loaders = {${loaders.join()}};`,
    'const loaded = new Map();',
    // One promise a language: React reads it again at every render.
    'export function otherStrings(code) {',
    'if (!loaders[code]) throw new Error(`The language "${code}" is not configured.`);',
    'if (!loaded.has(code)) loaded.set(code, loaders[code]().then((module) => module.default));',
    'return loaded.get(code);',
    '}',
  ].join('\n');
}

function stringsText(config: SiteConfig, code: string): string {
  const language = config.languages.find((candidate) => candidate.code === code);
  return JSON.stringify(language && toClientStrings(language));
}
