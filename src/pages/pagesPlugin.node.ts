import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { pagePathOf } from './pagePath.ts';

const virtualId = 'virtual:pages';
const resolvedId = `\0${virtualId}`;

/** Every `page.mdx` and its translations `page.<language>.mdx` as one table of lazy imports. */
export function pagesPlugin({ contentDir }: { contentDir: string }): Plugin {
  return {
    name: 'docs:pages',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      const rows = findPageFiles(contentDir).map(
        ({ file, path: pagePath, language }) =>
          `{ path: ${JSON.stringify(pagePath)}, language: ${JSON.stringify(language)}, load: () => import(${JSON.stringify(file)}) }`,
      );
      return `export const pageFiles = [\n${rows.join(',\n')}\n];`;
    },
    configureServer(server) {
      const reload = (file: string) => {
        if (!/page(\.\w+)?\.mdx$/.test(file)) return;
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(resolvedId);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
        server.environments.client?.hot.send({ type: 'full-reload' });
      };
      server.watcher.add(contentDir).on('add', reload).on('unlink', reload);
    },
  };
}

export function findPageFiles(contentDir: string) {
  return (fs.readdirSync(contentDir, { recursive: true }) as string[])
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((name) => {
      const match = /^(.+)\/page(?:\.(\w+))?\.mdx$/.exec(name);
      if (!match) return [];
      return {
        file: path.join(contentDir, name),
        path: pagePathOf(match[1] ?? ''),
        language: match[2] ?? 'en',
      };
    });
}
