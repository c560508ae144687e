import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import { defineConfig, runnerImport } from 'vite';
import type { SiteConfig } from './src/config/index.ts';
import { apiReferencePlugin } from './src/api-reference/apiReferencePlugin.node.ts';
import { clientConfigPlugin } from './src/config/clientConfigPlugin.node.ts';
import { demoPlugin } from './src/demos/demoPlugin.node.ts';
import { prerenderPlugin } from './src/entries/prerenderPlugin.node.ts';
import { mdxPlugin } from './src/mdx/mdxPlugin.node.ts';
import type { NavigationEntry } from './src/navigation/index.ts';
import { pagesPlugin } from './src/pages/pagesPlugin.node.ts';
import { shellVariablesPlugin } from './src/theme/shellVariablesPlugin.node.ts';

const root = import.meta.dirname;
// Tests and the benchmark build other content, another configuration or output with the same engine.
const contentDir = path.resolve(root, process.env.DOCS_CONTENT ?? 'content');
const configFile = path.resolve(root, process.env.DOCS_CONFIG ?? 'site.config.ts');
const outDir = path.resolve(root, process.env.DOCS_OUT ?? 'dist');
const serverDir = path.resolve(root, '.cache/build', path.basename(outDir));
const assetsDir = 'x/_assets';

export default defineConfig(async () => {
  const { module } = await runnerImport<{ default: SiteConfig }>(configFile);
  const siteConfig = module.default;
  const navigationFile = path.join(contentDir, 'navigation.ts');
  const { default: navigation } = (
    await runnerImport<{ default: NavigationEntry[] }>(navigationFile)
  ).module;
  return {
    root,
    resolve: {
      alias: [
        { find: '#site-config', replacement: configFile },
        { find: /^#content\//, replacement: `${contentDir}/` },
      ],
    },
    plugins: [
      pagesPlugin({ contentDir }),
      mdxPlugin({ contentDir, origin: `https://${siteConfig.host}`, navigation }),
      demoPlugin({ contentDir }),
      apiReferencePlugin(),
      clientConfigPlugin(siteConfig),
      shellVariablesPlugin(),
      tailwindcss(),
      react(),
      rsc({
        entries: { client: './src/entries/browser.tsx', rsc: './src/entries/server.tsx' },
        // One link in the document instead of one beside every component that imports a stylesheet.
        rscCssTransform: false,
        clientChunks: ({ normalizedId }) => clientChunkOf(normalizedId),
      }),
      prerenderPlugin({ contentDir, outDir, siteConfig }),
    ],
    // Beside the other scripts: immutable, and within the service worker's reach.
    worker: {
      format: 'es' as const,
      rolldownOptions: { output: { entryFileNames: `${assetsDir}/[name]-[hash].js` } },
    },
    // The files are compressed and counted at the end.
    build: { reportCompressedSize: false },
    environments: {
      client: { build: { outDir, assetsDir, manifest: true, emptyOutDir: true } },
      rsc: {
        build: { outDir: `${serverDir}/rsc`, assetsDir, copyPublicDir: false, emptyOutDir: true },
      },
      ssr: {
        build: { outDir: `${serverDir}/ssr`, assetsDir, copyPublicDir: false, emptyOutDir: true },
      },
    },
  };
});

/** Pages load the parts that they show; what every page shows is one file. */
function clientChunkOf(source: string): string {
  if (/\/demos\/playground\/|OfflinePage|NotFound/.test(source)) return 'rare';
  const [, room = ''] = /src\/(demos|api-reference)\//.exec(source) ?? [];
  return room || 'shell';
}
