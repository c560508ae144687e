import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import { apiReferencePlugin } from './src/api-reference/index.node.ts';
import {
  buildPlugins,
  classNameOf,
  readSite,
  siteSources,
  type BuildTarget,
  type Site,
} from './src/build/index.node.ts';
import { inlineScriptsPlugin } from './src/build-tools/index.bundle.ts';
import { doorsPlugin } from './src/build-tools/index.node.ts';
import {
  baseDefine,
  basePlugin,
  clientConfigPlugin,
  siteOrigin,
  sitePathsPlugin,
} from './src/config/index.node.ts';
import { createDemoDescriber } from './src/demos/source/index.node.ts';
import { demoPlugin } from './src/demos/bundle/index.node.ts';
import { developmentPlugin, passDoorsPlugin } from './src/development/index.node.ts';
import {
  createCompilePool,
  createPageCompiler,
  mdxPlugin,
  twinTextsOf,
} from './src/mdx/index.node.ts';
import { pagesPlugin } from './src/pages/index.node.ts';
import { searchClientPlugin } from './src/search/index.node.ts';
import { shellVariablesPlugin } from './src/theme/index.node.ts';
import { codemodsPlugin } from './src/migration/index.node.ts';

const root = import.meta.dirname;
const assetsDir = 'x/_assets';

export default defineConfig(async ({ command }) => {
  if (command === 'build') throw new Error('Run "npm run build": it builds apart from dist/.');
  return viteConfig(await readSite(siteSources(process.env)));
});

/** For development, or with a target for a build. */
export function viteConfig(site: Site, target?: BuildTarget): UserConfig {
  const { contentDir, configFiles, siteConfig, navigation } = site;
  const languages = siteConfig.languages.map(({ code }) => code);
  const texts = twinTextsOf(siteConfig.languages);
  const settings = { contentDir, origin: siteOrigin(siteConfig), navigation, texts };
  const pool = createCompilePool(settings);
  const made = {
    pool,
    pages: createPageCompiler(settings, pool),
    demos: createDemoDescriber(contentDir, pool),
  };
  return {
    root,
    plugins: [
      // Every page loads the preferences. One file is smaller than five that share them.
      doorsPlugin(/\/preferences\/index\.ts$/),
      basePlugin(siteConfig),
      sitePathsPlugin({ contentDir, configFiles, siteConfig }),
      pagesPlugin({ contentDir, languages }),
      mdxPlugin(made.pages),
      demoPlugin({ contentDir, demos: made.demos }),
      codemodsPlugin(root),
      apiReferencePlugin({ contentDir }),
      clientConfigPlugin(siteConfig),
      searchClientPlugin(languages),
      shellVariablesPlugin(),
      inlineScriptsPlugin(baseDefine(siteConfig)),
      tailwindcss(),
      react(),
      rsc({
        entries: { client: './src/entries/browser.tsx', rsc: './src/entries/server.tsx' },
        // One link in the document instead of one beside every component that imports a stylesheet.
        rscCssTransform: false,
        clientChunks: ({ normalizedId }) => clientChunkOf(normalizedId),
      }),
      passDoorsPlugin(),
      developmentPlugin({ contentDir, demos: made.demos }),
      target && buildPlugins({ ...site, ...made, target }),
    ],
    css: { modules: { generateScopedName: classNameOf } },
    // Beside the other scripts: immutable, and within the service worker's reach.
    worker: {
      format: 'es' as const,
      plugins: () => [codemodsPlugin(root)],
      rolldownOptions: {
        output: {
          entryFileNames: `${assetsDir}/[name]-[hash].js`,
          chunkFileNames: `${assetsDir}/[name]-[hash].js`,
        },
        checks: { bundlerTimings: false },
      },
    },
    // The files are compressed and counted at the end; a larger chunk is a library, not an accident.
    build: {
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: target && {
      client: {
        build: {
          outDir: target.outDir,
          assetsDir,
          manifest: true,
          emptyOutDir: true,
          rolldownOptions: { output: { chunkFileNames: chunkFileOf } },
        },
      },
      rsc: serverBuild(target, 'rsc', {
        codeSplitting: { groups: [{ name: serverStylesheetOf }] },
      }),
      ssr: serverBuild(target, 'ssr'),
    },
  };
}

function serverBuild({ workDir }: BuildTarget, name: string, output: Rolldown.OutputOptions = {}) {
  return {
    build: {
      outDir: `${workDir}/${name}`,
      assetsDir,
      copyPublicDir: false,
      emptyOutDir: true,
      rolldownOptions: { output },
    },
  };
}

/** A part that loads alone is named after its room: `search-dialog`. */
function chunkFileOf({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const door = /\/src\/(?:demos\/)?([\w-]+)\/index\.(\w+)\.ts$/.exec(facadeModuleId ?? '');
  return `${assetsDir}/${door ? `${door[1]}-${door[2]}` : '[name]'}-[hash].js`;
}

/**
 * Stylesheets of server components, by the file that a build puts them into. All pages link `shell`. A component that
 * needs another one links it with `import.meta.viteRsc.loadCss`. Nothing links `client`: client components of the same
 * page import those stylesheets too, and bring them.
 */
const serverStylesheets: [name: string, source: RegExp][] = [
  ['client', /\/(Header|PlanMarker|DemoCode|Gallery|NotFound)\.module\.css/],
  ['api', /\/src\/api-reference\//],
  ['landing', /\/src\/mdx\/landing\/|\/LandingPage\.module/],
  ['plans', /\/PlanTable\.module/],
  ['shell', /./],
];

function serverStylesheetOf(source: string): string | null {
  if (!source.endsWith('.css')) return null;
  return serverStylesheets.find(([, pattern]) => pattern.test(source))?.[0] ?? null;
}

/** Pages load the parts that they show; what every page shows is one file. */
function clientChunkOf(source: string): string {
  const rare =
    /src\/(demos\/playground|migration|theme-builder|gallery|size-snapshot)\/|OfflinePage|NotFound|SearchPage/;
  if (rare.test(source)) return 'rare';
  const [, room = ''] = /src\/(demos|api-reference|ads)\//.exec(source) ?? [];
  return room || 'shell';
}
