import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getPluginApi } from '@vitejs/plugin-rsc';
import type { Plugin, ResolvedConfig } from 'vite';
import {
  assetsFromManifest,
  starterFromManifest,
  type ClientManifest,
} from '../demos/bundle/index.node.ts';
import { eachAtMost } from '../build-tools/index.node.ts';
import { redirectsFor } from '../links/index.ts';
import { siteHeaderRules } from '../server/index.ts';
import { readChanges } from '../pages/index.node.ts';
import { createCompressor, inlineScriptHashes, writeServerRules } from '../server/index.node.ts';
import {
  buildWorker,
  searchFiles,
  shellFiles,
  versionOf,
  writeProductLists,
} from '../service-worker/index.node.ts';
import { offlinePath } from '../service-worker/index.ts';
import type { ServerEntry } from '../entries/index.ts';
import { billOfMaterials } from './billOfMaterials.ts';
import type { BuildParts } from './buildPlugins.node.ts';
import { bundleLateScript } from './lateScript.node.ts';
import { createRenderCache, type ServerOutput } from './renderCache.node.ts';
import { cachedOf, megabytes } from './report.node.ts';
import { sitePictures } from './sitePictures.node.ts';

/** Pages rendered at the same time: enough to keep the CPU busy, few enough to keep memory flat. */
const concurrency = 8;

/** After the bundles are built: renders every page to `outDir` and writes the files beside them. */
export function prerenderPlugin(parts: BuildParts): Plugin {
  return {
    name: 'docs:prerender',
    buildApp: {
      order: 'post',
      handler: (builder) => prerender(builder.config, parts),
    },
  };
}

async function prerender(config: ResolvedConfig, parts: BuildParts): Promise<void> {
  const { siteConfig, contentDir, target } = parts;
  const { outDir, report, store } = target;
  const { clientScripts } = target.results;
  const serverFile = path.join(config.environments.rsc?.build.outDir ?? '', 'index.js');
  const entry = (await import(pathToFileURL(serverFile).href)) as ServerEntry;
  const manifestFile = path.join(outDir, '.vite/manifest.json');
  const manifestText = await fs.readFile(manifestFile, 'utf8');
  const manifest = JSON.parse(manifestText) as ClientManifest;
  // Only the browser's own files decide whether a payload fits: prose may change without a reload.
  const build = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  await fs.rm(path.dirname(manifestFile), { recursive: true });

  const contentPrefix = `${path.relative(config.root, contentDir).replaceAll(path.sep, '/')}/`;
  const demoAssets = assetsFromManifest(manifest, contentPrefix);
  const demoUrls = starterFromManifest(manifest);

  const endPictures = report.start();
  const pictures = sitePictures(
    await entry.shownDemos(),
    await entry.previewedPages(),
    process.env,
  );
  entry.setDemoPictures(pictures.find);
  entry.setPagePreviews(pictures.preview);
  const changes = readChanges(contentDir);
  entry.setPageChanges((folder) => changes.get(folder));
  await pictures.write(outDir);
  endPictures(pictures.report);

  const late = await bundleLateScript(config.root, siteConfig);
  for (const file of late.files) await write(path.join(outDir, file.fileName), file.code);

  const endCompressing = report.start();
  const compressor = createCompressor({ store });
  await compressor.addFolder(outDir);
  const endRendering = report.start();
  const pages = await entry.checkedPages();
  target.results.pages = pages.length;
  const cache = createRenderCache({
    outputs: serverOutputs(config),
    contentDir,
    beside: [
      build,
      late.url,
      demoUrls,
      pictures.shown,
      clientScripts,
      getPluginApi(config)?.manager.buildAssetsManifest,
    ],
    store,
  });
  const counts = { cached: 0, made: 0 };
  let prepared: Promise<void> | undefined;
  async function render(page: { path: string; payload: string }) {
    const folder = entry.proseFolderOf(page.path);
    const changed = JSON.stringify(changes.get(folder) ?? '');
    const name = page.path + (await entry.shownOfOthers(page.path)) + changed;
    const found = cache.find(name, folder);
    counts[found ? 'cached' : 'made'] += 1;
    if (found) return found;
    prepared ??= entry.prepareRendering();
    await prepared;
    const urls = {
      payloadUrl: page.payload,
      lateUrl: late.url,
      demoUrls,
      scripts: clientScripts,
      demoAssets,
    };
    const rendered = await entry.prerenderPage(page.path, build, urls);
    cache.keep(name, folder, rendered);
    return rendered;
  }
  const hashes = new Set<string>();
  await eachAtMost(pages, concurrency, async (page) => {
    const { html, payload } = await render(page);
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
    for (const [name, text] of [
      [page.html, html],
      [page.payload, payload],
    ] as const) {
      const file = path.join(outDir, name);
      await write(file, text);
      compressor.addFile(file);
    }
  });
  endRendering(`Rendered ${cachedOf(counts, 'rendered')}`);
  const endFiles = report.start();
  for (const file of [...(await entry.siteFiles()), ...(await entry.sidebarFiles())]) {
    await write(path.join(outDir, file.path), file.text);
  }
  const lockfile = await fs.readFile(path.join(config.root, 'package-lock.json'), 'utf8');
  const bill = billOfMaterials(JSON.parse(lockfile) as Parameters<typeof billOfMaterials>[0]);
  await write(path.join(outDir, 'sbom.cdx.json'), JSON.stringify(bill));
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
      feedbackUrl: siteConfig.feedbackUrl,
      analytics: siteConfig.analyticsMeasurementId !== '',
      fontHosts: [siteConfig.iconFontStylesheet, siteConfig.extraFontStylesheet],
      strictTransportSecurity: siteConfig.strictTransportSecurity,
      production: true,
    }),
    redirects: redirectsFor(siteConfig.languages.map(({ code }) => code)),
  });
  endFiles('Files beside the pages');
  await compressor.addFolder(outDir);
  // Last, because the sizes are those of the compressed files.
  await compressor.finish();
  if (siteConfig.serviceWorker) {
    await writeProductLists({ outDir, version, manifest, pages: entry.savablePages() });
    await compressor.addFolder(path.join(outDir, offlinePath));
  }
  const { files, cached, bytes, brotliBytes } = await compressor.finish();
  const sizes = `${megabytes(bytes)} to ${megabytes(brotliBytes)}`;
  endCompressing(
    `Compressed ${cachedOf({ cached, made: files - cached }, 'compressed')}, ${sizes},`,
  );
}

function serverOutputs(config: ResolvedConfig): ServerOutput[] {
  const bundles = getPluginApi(config)?.manager.bundles ?? {};
  return [bundles.rsc, bundles.ssr].flatMap((bundle) => Object.values(bundle ?? {}));
}

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}
