import { doorsPlugin } from './doorsPlugin.node.ts';
import { build, type OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

interface BundleOptions {
  root: string;
  entry: string;
  plugins?: Plugin[];
  /** Global names that are replaced by values. */
  define?: Record<string, string>;
  format: 'es' | 'iife';
  /** With `iife`: the variable that holds the default export of the entry. */
  name?: string;
  /** Names of the emitted files, `[hash]` included. */
  fileNames: { entry: string; chunk: string };
}

export interface BundledFile {
  fileName: string;
  code: string;
  isEntry: boolean;
  /** The files that it is made of. */
  moduleIds: string[];
}

/**
 * A script apart from the application's bundle: it shares no file with it. Made with the bundler
 * itself: Vite would wrap each `import()` in code that loads stylesheets, and these scripts have none.
 */
export async function bundle(options: BundleOptions): Promise<BundledFile[]> {
  const { root, entry, plugins = [], define, format, name, fileNames } = options;
  const { output } = await build({
    cwd: root,
    input: entry,
    write: false,
    platform: 'browser',
    plugins: [doorsPlugin(), ...plugins],
    transform: { target: 'es2022', define: { 'import.meta.env.PROD': 'true', ...define } },
    logLevel: 'warn',
    // A door passes the names of client components on; these scripts take none of them.
    onLog: (level, log, print) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
    },
    output: {
      format,
      minify: true,
      comments: false,
      topLevelVar: true,
      entryFileNames: fileNames.entry,
      chunkFileNames: fileNames.chunk,
      ...(name && { name, exports: 'default' }),
    },
  });
  return output
    .filter((file): file is OutputChunk => file.type === 'chunk')
    .map(({ fileName, code, isEntry, moduleIds }) => ({ fileName, code, isEntry, moduleIds }));
}
