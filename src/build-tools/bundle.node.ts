import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { doorsPlugin } from './doorsPlugin.node.ts';

interface BundleOptions {
  root: string;
  entry: string;
  plugins?: PluginOption[];
  /** Global names that stand for values. */
  define?: Record<string, string>;
  format: 'es' | 'iife';
  /** Names of the emitted files, `[hash]` included. */
  fileNames: { entry: string; chunk: string };
}

export interface BundledFile {
  fileName: string;
  code: string;
  isEntry: boolean;
}

// Vite wraps each `import()` in code that loads stylesheets first; these scripts have none.
const plainImports: Plugin = {
  name: 'docs:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** A script apart from the application's bundle: it shares no file with it. */
export async function bundle(options: BundleOptions): Promise<BundledFile[]> {
  const { root, entry, plugins = [], define, format, fileNames } = options;
  const result = await build({
    configFile: false,
    root,
    plugins: [doorsPlugin(), plainImports, ...plugins],
    define,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: entry,
        output: { format, entryFileNames: fileNames.entry, chunkFileNames: fileNames.chunk },
      },
    },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  return output.flatMap((file) =>
    file.type === 'chunk'
      ? [{ fileName: file.fileName, code: file.code, isEntry: file.isEntry }]
      : [],
  );
}
