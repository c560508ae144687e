import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { pagePathOf } from './pagePath.ts';

const virtualId = 'virtual:pages';
const resolvedId = `\0${virtualId}`;

/** Asks for what `PageFacts` describes and nothing else of a page: `page.mdx?facts`. */
export const factsQuery = '?facts';

interface PagesOptions {
  contentDir: string;
  /** Codes: translations into other languages are left out. */
  languages: readonly string[];
}

/** Every `page.mdx` and its translations `page.<language>.mdx` as one table of lazy imports. */
export function pagesPlugin({ contentDir, languages }: PagesOptions): Plugin {
  let root = process.cwd();
  return {
    name: 'docs:pages',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      // A build has every page anyway.
      const isServed = this.environment.mode === 'dev';
      const facts = isServed ? factsQuery : '';
      const files = findPageFiles(contentDir, languages);
      const rows = files.map(
        ({ file, path: pagePath, language }) =>
          `{ path: ${JSON.stringify(pagePath)}, language: ${JSON.stringify(language)}, load: () => import(${JSON.stringify(file)}), loadFacts: () => import(${JSON.stringify(file + facts)}) }`,
      );
      return [
        `export const pageFiles = [\n${rows.join(',\n')}\n];`,
        `export const contentUrl = ${JSON.stringify(servedUrl(contentDir, root))};`,
        isServed ? acceptPages(files.flatMap(({ file }) => [file, file + facts])) : '',
      ].join('\n');
    },
    hotUpdate: {
      order: 'pre',
      async handler({ type, file }) {
        if (type === 'update' || !/\/page(\.[\w-]+)?\.mdx$/.test(file)) return;
        const module = this.environment.moduleGraph.getModuleById(resolvedId);
        if (module) await this.environment.reloadModule(module);
      },
    },
  };
}

/** Without this, whatever imports the table is evaluated again with every saved page, up to the header. */
function acceptPages(ids: readonly string[]): string {
  return `import.meta.hot?.accept(${JSON.stringify(ids)}, () => {});`;
}

/** Where the development server has a folder; it may be outside the project. */
function servedUrl(folder: string, root: string): string {
  const inside = path.relative(root, folder).replaceAll(path.sep, '/');
  return inside.startsWith('..') ? `/@fs${folder}/` : `/${inside}/`;
}

const pageFile = /^(.+)\/page(?:\.([\w-]+))?\.mdx$/;

/** The language that a page's file is written in: `page.ar.mdx`. */
export const languageOfFile = (file: string) => pageFile.exec(file)?.[2] ?? 'en';

/** Without a list, in every language that something is written in. */
export function findPageFiles(contentDir: string, languages?: readonly string[]) {
  return (fs.readdirSync(contentDir, { recursive: true }) as string[])
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((name) => {
      const match = pageFile.exec(name);
      if (!match || languages?.includes(match[2] ?? 'en') === false) return [];
      return {
        file: path.join(contentDir, name),
        path: pagePathOf(match[1] ?? ''),
        language: match[2] ?? 'en',
      };
    });
}
