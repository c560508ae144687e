import path from 'node:path';
import type { Plugin } from 'vite';
import { discoverDemos, type DemoDescriber } from '../source/index.node.ts';
import { findChunkCircle } from './chunkCircles.node.ts';
import { createSharedChunks } from './sharedChunks.node.ts';
import { demoModulesPlugin } from './demoModules.node.ts';
import { registryPlugin } from './registry/registryPlugin.node.ts';

interface DemoPluginOptions {
  contentDir: string;
  demos: DemoDescriber;
}

/** All that the build does for demos: checks, the facts they need, their descriptions and chunks. */
export function demoPlugin(options: DemoPluginOptions): Plugin[] {
  return [demoModulesPlugin(), demoFilesPlugin(options), ...registryPlugin(options)];
}

/** `MultiSort.tsx?demo`: what the page says of a demo; every demo file is also an input of the client build. */
function demoFilesPlugin({ contentDir, demos }: DemoPluginOptions): Plugin {
  return {
    name: 'docs:demos',
    enforce: 'pre',
    config({ root = process.cwd() }, { command }) {
      if (command === 'serve') return undefined;
      const files = demoEntries(contentDir);
      return {
        environments: {
          client: {
            build: {
              rollupOptions: {
                input: { ...files, 'demo-start': path.join(root, 'src/demos/run/start.tsx') },
                // Demo chunks are imported by address: nothing in the bundle uses their exports.
                preserveEntrySignatures: 'allow-extension',
                output: {
                  codeSplitting: {
                    groups: [
                      {
                        name: createSharedChunks(),
                        debugName: 'shared by products',
                        // A dependency has its own set of products: at least those above it.
                        includeDependenciesRecursively: false,
                      },
                    ],
                  },
                },
              },
            },
          },
        },
      };
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const circle = findChunkCircle(bundle);
      if (circle)
        this.error(
          `These chunks import each other: ${circle.join(' → ')}. ` +
            'Give the modules that they share a chunk of their own, in src/demos/bundle/sharedChunks.node.ts.',
        );
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
        const demo = await demos.describe(file);
        this.addWatchFile(path.join(path.dirname(file), 'page.mdx'));
        for (const styling of Object.values(demo.code)) {
          for (const shown of styling.TS) this.addWatchFile(path.join(contentDir, shown.path));
        }
        return { code: `export default ${JSON.stringify(demo)};`, map: null, moduleType: 'js' };
      },
    },
    transform: {
      filter: { id: /\.tailwind\.tsx$/ },
      handler(code) {
        return { code: `import '/src/demos/run/tailwind.css';\n${code}`, map: null };
      },
    },
  };
}

/** Demo files by the name of their chunk: `data-grid/sorting/Striped.css` → its file. */
function demoEntries(contentDir: string): Record<string, string> {
  const files = discoverDemos(contentDir).demos.flatMap(({ variants }) => Object.values(variants));
  return Object.fromEntries(
    files.map((file) => [
      path
        .relative(contentDir, file)
        .replaceAll(path.sep, '/')
        .replace(/\.tsx$/, ''),
      file,
    ]),
  );
}
