import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import type { SiteConfig } from '../config/index.ts';
import {
  assetsFromManifest,
  starterFromManifest,
  type ClientManifest,
} from '../demos/manifestAssets.node.ts';
import { redirectsFor } from '../links/index.ts';
import { siteHeaderRules } from '../server/index.ts';
import { inlineScriptHashes } from '../server/inlineScripts.node.ts';
import { createCompressor } from '../server/precompress.node.ts';
import { writeServerRules } from '../server/serverRules.node.ts';
import { buildWorker, versionOf } from '../service-worker/buildWorker.node.ts';
import { offlinePath } from '../service-worker/names.ts';
import { writeProductLists } from '../service-worker/productLists.node.ts';
import { searchFiles } from '../service-worker/searchFiles.node.ts';
import { shellFiles } from '../service-worker/shellFiles.node.ts';
import { bundleLateScript } from './lateScript.node.ts';
import { writeProgress } from './progress.node.ts';

type ServerEntry = typeof import('./server.tsx');

/** Pages rendered at the same time: enough to keep the CPU busy, few enough to keep memory flat. */
const concurrency = 8;

interface PrerenderOptions {
  contentDir: string;
  outDir: string;
  siteConfig: SiteConfig;
}

/** After the bundles are built: renders every page to `outDir` and writes the files beside them. */
export function prerenderPlugin(options: PrerenderOptions): Plugin {
  return {
    name: 'docs:prerender',
    buildApp: {
      order: 'post',
      handler: (builder) => prerender(builder.config, options),
    },
  };
}

async function prerender(config: ResolvedConfig, options: PrerenderOptions): Promise<void> {
  const { outDir, siteConfig } = options;
  const serverFile = path.join(config.environments.rsc?.build.outDir ?? '', 'index.js');
  const entry = (await import(pathToFileURL(serverFile).href)) as ServerEntry;
  const manifestFile = path.join(outDir, '.vite/manifest.json');
  const manifestText = await fs.readFile(manifestFile, 'utf8');
  const manifest = JSON.parse(manifestText) as ClientManifest;
  // Only the browser's own files decide whether a payload fits: prose may change without a reload.
  const build = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  await fs.rm(path.dirname(manifestFile), { recursive: true });

  const contentPrefix = `${path.relative(config.root, options.contentDir).replaceAll(path.sep, '/')}/`;
  entry.setDemoAssets(assetsFromManifest(manifest, contentPrefix));
  const demoUrls = starterFromManifest(manifest);

  const late = await bundleLateScript(config.root, siteConfig);
  for (const file of late.files) await write(path.join(outDir, file.fileName), file.code);

  const start = performance.now();
  const compressor = createCompressor();
  await compressor.addFolder(outDir);
  const pages = await entry.checkedPages();
  const progress = writeProgress('Rendering pages', pages.length);
  const hashes = new Set<string>();
  await inParallel(pages, async (page) => {
    const { html, payload } = await entry.prerenderPage(page.path, build, {
      payloadUrl: page.payload,
      lateUrl: late.url,
      demoUrls,
    });
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
    for (const [name, text] of [
      [page.html, html],
      [page.payload, payload],
    ] as const) {
      const file = path.join(outDir, name);
      await write(file, text);
      compressor.addFile(file);
    }
    progress.step();
  });
  progress.done();
  for (const file of [...(await entry.siteFiles()), ...(await entry.sidebarFiles())]) {
    await write(path.join(outDir, file.path), file.text);
  }
  const version = await versionOf(outDir);
  await buildWorker({
    root: config.root,
    outDir,
    enabled: siteConfig.serviceWorker,
    version,
    shell: await shellFiles(outDir, manifest),
    search: await searchFiles(outDir, manifest),
  });
  await writeServerRules(outDir, {
    headers: siteHeaderRules({
      inlineScriptHashes: [...hashes].sort(),
      sponsor: siteConfig.sponsor,
      analytics: siteConfig.analyticsMeasurementId !== '',
      fontHosts: [siteConfig.iconFontStylesheet, siteConfig.extraFontStylesheet],
      production: true,
    }),
    redirects: redirectsFor(siteConfig.languages.map(({ code }) => code)),
  });
  await compressor.addFolder(outDir);
  const { compressed, bytes, brotliBytes } = await compressor.finish();
  config.logger.info(
    `Compressed ${compressed} files, ${megabytes(bytes)} to ${megabytes(brotliBytes)} with brotli, ${seconds(start)} beside the pages`,
  );
  // Last, because the sizes are those of the compressed files.
  if (siteConfig.serviceWorker) {
    await writeProductLists({ outDir, version, manifest, pages: entry.savablePages() });
    await compressor.addFolder(path.join(outDir, offlinePath));
    await compressor.finish();
  }
}

async function inParallel<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
