import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import { doorsPlugin } from '../../../build-tools/index.node.ts';
import { cached, registryKey, unknownToKey } from './registryCache.node.ts';
import { hostModulesPlugin, registryEntry, registryModulesPlugin } from './registryModules.node.ts';

export interface RegistryOptions {
  root: string;
  contentDir: string;
  /** Where the site's hashed files are: `x/_assets`. */
  assetsDir: string;
  /** Of the site on its host: `/`. */
  base: string;
}

export interface RegistryFiles {
  /** Addresses of the two entries. */
  registry: string;
  frame: string;
  files: Record<string, string>;
}

/**
 * Builds what edited code imports, apart from the site. In one build with the demos, whole packages
 * beside the parts of them that demos import made demos 4–8 % larger and cut them into 1.6 times as
 * many files (measured with rolldown 1.2, 78 demos).
 */
export async function buildRegistry(options: RegistryOptions): Promise<RegistryFiles> {
  return cached(
    () => registryKey(options),
    () => runBuild(options),
  );
}

async function runBuild(options: RegistryOptions): Promise<RegistryFiles> {
  const { root, contentDir, assetsDir, base } = options;
  const frameDir = path.join(root, 'src/demos/playground/frame');
  const folder = `${assetsDir}/editor`;
  const result = await build({
    configFile: false,
    root,
    base,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      doorsPlugin(),
      hostModulesPlugin(root, frameDir),
      registryModulesPlugin({ root, contentDir }),
      tailwindcss(),
    ],
    build: {
      write: false,
      assetsDir,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: { registry: registryEntry, frame: path.join(frameDir, 'main.tsx') },
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: `${folder}/[name]-[hash].js`,
          chunkFileNames: `${folder}/[name]-[hash].js`,
          assetFileNames: `${folder}/[name]-[hash][extname]`,
        },
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0]! : (result as Rolldown.RolldownOutput);
  const modules = output.flatMap((it) => (it.type === 'chunk' ? it.moduleIds : []));
  const unknown = unknownToKey(root, modules);
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.join(', ')}: the registry contains this, but its cache does not know of it. ` +
        'Add it to the lists in src/demos/bundle/registry/registryCache.node.ts.',
    );
  }
  const entryOf = (name: string) => {
    const chunk = output.find((it) => it.type === 'chunk' && it.isEntry && it.name === name);
    if (!chunk) throw new Error(`The registry's build gave no entry "${name}".`);
    return base + chunk.fileName;
  };
  return {
    registry: entryOf('registry'),
    frame: entryOf('frame'),
    files: Object.fromEntries(
      output.map((it) => [it.fileName, it.type === 'chunk' ? it.code : textOf(it.source)]),
    ),
  };
}

const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);
