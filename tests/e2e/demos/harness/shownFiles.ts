import path from 'node:path';
import type { Plugin } from 'vite';
import type { ShownFile } from '../../../../src/demos/source/index.ts';
import type { SiteDemo } from '../siteDemos.ts';

const prefix = 'shown:';

/** The files that the site shows, as modules that import one another. */
export function shownFiles(demos: readonly SiteDemo[]): Plugin {
  const files = new Map<string, ShownFile>();
  for (const { id, code } of demos) {
    for (const file of code.system?.TS ?? []) files.set(`${prefix}${id}|${file.path}`, file);
  }
  const mainOf = (key: string) =>
    [...files.keys()].find((id) => id.startsWith(`${prefix}${key}|`)) ?? '';
  return {
    name: 'shown-files',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'virtual:cases') return '\0virtual:cases';
      if (source.startsWith(prefix)) return `\0${source}`;
      const from = importer?.startsWith(`\0${prefix}`) ? importer.slice(1) : undefined;
      if (from === undefined || !source.startsWith('.')) return undefined;
      const at = from.lastIndexOf('|') + 1;
      const target = path.posix.join(path.posix.dirname(from.slice(at)), source);
      const found = ['', '.ts', '.tsx', '.css', '.json']
        .map((ending) => from.slice(0, at) + target + ending)
        .find((id) => files.has(id));
      if (!found) throw new Error(`${from}: imports ${source}, which is not shown with it.`);
      // Text does not depend on styles.
      return found.endsWith('.css') ? '\0no-styles' : `\0${found}`;
    },
    load(id) {
      if (id === '\0virtual:cases') {
        const rows = demos.map(({ id: key }) => `'${key}': () => import('${mainOf(key)}')`);
        return `export const cases = {\n${rows.join(',\n')}\n};`;
      }
      if (id === '\0no-styles') return '';
      const file = id.startsWith('\0') ? files.get(id.slice(1)) : undefined;
      if (!file) return undefined;
      if (file.path.endsWith('.json')) return { code: file.text, moduleType: 'json' };
      return { code: file.text, moduleType: file.path.endsWith('.ts') ? 'ts' : 'tsx' };
    },
  };
}
