import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { DemoModule } from './description.ts';
import { describeDemo } from './describeDemo.node.ts';
import { readDemo } from './source/readDemo.node.ts';

/** `MultiSort.tsx?demo`: what the page says of a demo; every demo file is also an input of the client build. */
export function demoPlugin({ contentDir }: { contentDir: string }): Plugin {
  const memo = new Map<string, Promise<DemoModule>>();
  return {
    name: 'docs:demos',
    enforce: 'pre',
    config(_, { command }) {
      if (command === 'serve') return undefined;
      const files = demoEntries(contentDir);
      return {
        environments: {
          client: {
            build: {
              rollupOptions: {
                input: files,
                // Demo chunks are imported by address: nothing in the bundle uses their exports.
                preserveEntrySignatures: 'exports-only',
              },
            },
          },
        },
      };
    },
    resolveId: {
      filter: { id: /\.tsx\?demo$/ },
      handler(id, importer) {
        return path.resolve(path.dirname(importer ?? contentDir), id);
      },
    },
    load: {
      filter: { id: /\.tsx\?demo$/ },
      async handler(id) {
        const file = id.slice(0, -'?demo'.length);
        const serving = this.environment.mode === 'dev';
        const known = serving ? undefined : memo.get(file);
        const description = known ?? readDemo(file, contentDir).then(describeDemo);
        memo.set(file, description);
        const demo = await description;
        for (const styling of Object.values(demo.code)) {
          for (const shown of styling.TS) this.addWatchFile(path.join(contentDir, shown.path));
        }
        return { code: `export default ${JSON.stringify(demo)};`, map: null, moduleType: 'js' };
      },
    },
    transform: {
      filter: { id: /\.tailwind\.tsx$/ },
      handler(code) {
        return { code: `import '/src/demos/tailwind.css';\n${code}`, map: null };
      },
    },
  };
}

/** Demo files by the name of their chunk: `data-grid/sorting/Striped.css` → its file. */
function demoEntries(contentDir: string): Record<string, string> {
  const files = (fs.readdirSync(contentDir, { recursive: true }) as string[])
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /(^|\/)[A-Z]\w*(\.css|\.tailwind)?\.tsx$/.test(name));
  return Object.fromEntries(
    files.map((name) => [name.replace(/\.tsx$/, ''), path.join(contentDir, name)]),
  );
}
