import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'rolldown';
import type { MeasuredComponent } from './measured.ts';
import type { SizeRow } from './snapshot.ts';

/** What an app with Material UI has anyway. */
const shared =
  /\/node_modules\/(?:react|react-dom|scheduler|stylis|@emotion\/[^/]+|@mui\/(?:material|system|utils|styled-engine|private-theming|icons-material))\//;

const entry = 'size-entry.js';

/** Bundles a module as an app does for production, in two files: what is shared and the rest. */
async function bundle(code: string, root: string) {
  const { output } = await build({
    input: entry,
    cwd: root,
    write: false,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'size-snapshot',
        resolveId: (id) => (id === entry ? `${root}/${entry}` : undefined),
        load(id) {
          if (id === `${root}/${entry}`) return code;
          // The packages' stylesheets have no rules that count: styles come from Emotion.
          return id.endsWith('.css') ? { code: '', moduleType: 'js' as const } : undefined;
        },
      },
    ],
    output: {
      format: 'es',
      minify: true,
      codeSplitting: { groups: [{ name: 'shared', test: shared }] },
    },
  });
  return output.filter((item) => item.type === 'chunk');
}

export async function exportsOf(packageName: string, root: string): Promise<ReadonlySet<string>> {
  const chunks = await bundle(`export * from '${packageName}';`, root);
  return new Set(chunks.find((chunk) => chunk.isEntry)?.exports);
}

export async function measure(component: MeasuredComponent, root: string): Promise<SizeRow> {
  const chunks = await bundle(`export { ${component.name} } from '${component.package}';`, root);
  const sizes = { own: [0, 0] as [number, number], all: [0, 0] as [number, number] };
  for (const chunk of loadedChunks(chunks)) {
    const compressed = await compressedSizes(chunk.code);
    for (const [index, size] of compressed.entries()) {
      sizes.all[index as 0 | 1] += size;
      if (chunk.name !== 'shared') sizes.own[index as 0 | 1] += size;
    }
  }
  return { ...component, ...sizes };
}

/** What the import loads by itself: a library behind `import()` comes when it is used, such as that for Excel. */
function loadedChunks<T extends { fileName: string; isEntry: boolean; imports: string[] }>(
  chunks: readonly T[],
): T[] {
  const loaded = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const found = chunks.find((other) => other.fileName === name);
      if (found) loaded.add(found);
    }
  }
  return [...loaded];
}

async function compressedSizes(code: string): Promise<[number, number]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(code, { level: 9 }),
    promisify(brotliCompress)(code, { params }),
  ]);
  return [zipped.length, brotli.length];
}
