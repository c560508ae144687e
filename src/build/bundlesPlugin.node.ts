import { getPluginApi, type RscPluginManager } from '@vitejs/plugin-rsc';
import type { Plugin, ViteBuilder } from 'vite';
import type { BuildParts } from './buildPlugins.node.ts';
import { hashOf } from '../build-tools/index.node.ts';
import { sourceInputs } from './inputs.node.ts';
import { packFiles, unpackFiles } from './packFiles.node.ts';
import { takePageFiles } from './pageFiles.node.ts';

const kind = 'browser-bundle';

/**
 * The browser's bundle contains no prose: it is taken from the store as long as nothing else has changed.
 * The server's bundles are made at every build.
 */
export function bundlesPlugin(parts: BuildParts): Plugin[] {
  const { report } = parts.target;
  let end = report.start();
  let cached = false;
  return [
    {
      name: 'docs:bundles',
      buildApp: {
        order: 'pre',
        async handler(builder) {
          end = report.start();
          const build = builder.build.bind(builder);
          builder.build = async (environment) => {
            if (environment.name !== 'client') return build(environment);
            const manager = managerOf(builder);
            cached = await restoreOrKeep(manager, parts, () => build(environment));
            parts.target.results.pageFiles = takePageFiles(manager.buildAssetsManifest);
            environment.isBuilt = true;
            return [];
          };
        },
      },
      generateBundle() {
        if (this.environment.name !== 'client') return;
        const prose = [...this.getModuleIds()].find((id) => /\.mdx$|\?demo$/.test(id));
        if (prose) {
          this.error(
            `${prose} is in the browser's bundle, whose cache does not look at prose. ` +
              'Import it in a server component, or add it to the key in src/build/bundlesPlugin.node.ts.',
          );
        }
      },
    },
    {
      name: 'docs:bundles-end',
      buildApp: {
        order: 'post',
        handler: async () => end(`Bundles${cached ? " (the browser's cached)" : ''}`),
      },
    },
  ];
}

function managerOf({ config }: ViteBuilder): RscPluginManager {
  const manager = getPluginApi(config)?.manager;
  if (!manager) throw new Error('The plugin of server components is missing in vite.config.ts.');
  return manager;
}

async function restoreOrKeep(
  manager: RscPluginManager,
  { target, ...inputs }: BuildParts,
  build: () => Promise<unknown>,
): Promise<boolean> {
  const { outDir, store } = target;
  const readSources = () => sourceInputs({ ...inputs, env: process.env });
  const sources = readSources();
  const key = hashOf(sources, ...serverFacts(manager));
  const found = store.read(kind, key);
  if (found) {
    manager.buildAssetsManifest = unpackFiles(found, outDir) as typeof manager.buildAssetsManifest;
    return true;
  }
  await build();
  // What was saved meanwhile may be in the bundle or not.
  if (readSources() === sources)
    store.write(kind, key, packFiles(outDir, manager.buildAssetsManifest));
  return false;
}

/** What the browser's build reads of the server's: the client components in use, its stylesheets and files. */
function serverFacts(manager: RscPluginManager): string[] {
  const outputs = Object.values(manager.bundles.rsc ?? {});
  const modules = new Map(
    outputs.map((output) => [
      output.fileName,
      output.type === 'chunk' ? output.moduleIds.join() : output.fileName,
    ]),
  );
  const facts = outputs.map((output) => {
    if (output.type === 'asset') return hashOf(output.fileName, output.source);
    const { importedCss, importedAssets } = output.viteMetadata ?? {};
    const files = [...(importedCss ?? []), '', ...(importedAssets ?? [])].join();
    // Chunks are identified by their modules: their names, and with them their order, change with every word.
    return hashOf(
      output.moduleIds.join(),
      files,
      output.imports.map((it) => modules.get(it)).join(),
    );
  });
  return [
    JSON.stringify([manager.clientReferenceMetaMap, manager.serverResourcesMetaMap]),
    ...facts.sort(),
  ];
}
