import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import { defineConfig, type UserConfig } from 'vite';
import { apiReferencePlugin } from './src/api-reference/apiReferencePlugin.node.ts';
import { buildPlugins, type BuildTarget } from './src/build/buildPlugins.node.ts';
import { inlineScriptsPlugin } from './src/build/inlineScriptsPlugin.node.ts';
import { readSite, type Site } from './src/build/readSite.node.ts';
import { siteSources } from './src/build/sources.node.ts';
import { clientConfigPlugin } from './src/config/clientConfigPlugin.node.ts';
import { sitePathsPlugin } from './src/config/sitePathsPlugin.node.ts';
import { createDemoDescriber } from './src/demos/demoDescriber.node.ts';
import { demoPlugin } from './src/demos/demoPlugin.node.ts';
import { developmentPlugin } from './src/development/developmentPlugin.node.ts';
import { mdxPlugin } from './src/mdx/mdxPlugin.node.ts';
import { createCompilePool } from './src/mdx/compilePool.node.ts';
import { createPageCompiler } from './src/mdx/pageCompiler.node.ts';
import { pagesPlugin } from './src/pages/pagesPlugin.node.ts';
import { shellVariablesPlugin } from './src/theme/shellVariablesPlugin.node.ts';

const root = import.meta.dirname;
const assetsDir = 'x/_assets';

export default defineConfig(async ({ command }) => {
  if (command === 'build') throw new Error('Run "npm run build": it builds apart from dist/.');
  return viteConfig(await readSite(siteSources(process.env)));
});

/** For development, or with a target for a build. */
export function viteConfig(site: Site, target?: BuildTarget): UserConfig {
  const { contentDir, configFile, siteConfig, navigation } = site;
  const settings = { contentDir, origin: `https://${siteConfig.host}`, navigation };
  const pool = createCompilePool(settings);
  const made = {
    pool,
    pages: createPageCompiler(settings, pool),
    demos: createDemoDescriber(contentDir, pool),
  };
  return {
    root,
    plugins: [
      sitePathsPlugin({ contentDir, configFile }),
      pagesPlugin({ contentDir }),
      mdxPlugin(settings, made.pages),
      demoPlugin({ contentDir, demos: made.demos }),
      apiReferencePlugin({ contentDir }),
      clientConfigPlugin(siteConfig),
      shellVariablesPlugin(),
      inlineScriptsPlugin(),
      tailwindcss(),
      react(),
      rsc({
        entries: { client: './src/entries/browser.tsx', rsc: './src/entries/server.tsx' },
        // One link in the document instead of one beside every component that imports a stylesheet.
        rscCssTransform: false,
        clientChunks: ({ normalizedId }) => clientChunkOf(normalizedId),
      }),
      developmentPlugin({ contentDir }),
      target && buildPlugins({ ...site, ...made, target }),
    ],
    // Beside the other scripts: immutable, and within the service worker's reach.
    worker: {
      format: 'es' as const,
      rolldownOptions: { output: { entryFileNames: `${assetsDir}/[name]-[hash].js` } },
    },
    // The files are compressed and counted at the end; a larger chunk is a library, not an accident.
    build: {
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: target && {
      client: { build: { outDir: target.outDir, assetsDir, manifest: true, emptyOutDir: true } },
      rsc: serverBuild(target, 'rsc'),
      ssr: serverBuild(target, 'ssr'),
    },
  };
}

function serverBuild({ workDir }: BuildTarget, name: string) {
  return {
    build: { outDir: `${workDir}/${name}`, assetsDir, copyPublicDir: false, emptyOutDir: true },
  };
}

/** Pages load the parts that they show; what every page shows is one file. */
function clientChunkOf(source: string): string {
  if (/\/demos\/playground\/|OfflinePage|NotFound/.test(source)) return 'rare';
  const [, room = ''] = /src\/(demos|api-reference)\//.exec(source) ?? [];
  return room || 'shell';
}
