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
import { baseDefine } from '../config/index.node.ts';
import { redirectsFor } from '../links/index.ts';
import { rulesUnder, siteHeaderRules } from '../server/index.ts';
import { readChanges } from '../pages/index.node.ts';
import { createCompressor, inlineScriptHash, writeServerRules } from '../server/index.node.ts';
import {
  buildWorker,
  searchFiles,
  shellFiles,
  versionOf,
  writePageTable,
  writeProductLists,
} from '../service-worker/index.node.ts';
import { offlinePlaces } from '../service-worker/index.ts';
import type { ServerEntry } from '../entries/index.ts';
import { billOfMaterials } from './billOfMaterials.ts';
import type { BuildParts } from './buildPlugins.node.ts';
import { bundleLateScript } from './lateScript.node.ts';
import { createRenderCache, type ServerOutput } from './renderCache.node.ts';
import { cachedOf, megabytes } from './report.node.ts';
import { compressedSizes } from './compressedSizes.node.ts';
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
  const { pageFiles } = target.results;
  const serverFile = path.join(config.environments.rsc?.build.outDir ?? '', 'index.js');
  const entry = (await import(pathToFileURL(serverFile).href)) as ServerEntry;
  const manifestFile = path.join(outDir, '.vite/manifest.json');
  const manifestText = await fs.readFile(manifestFile, 'utf8');
  const manifest = JSON.parse(manifestText) as ClientManifest;
  // Only the browser's own files decide whether a payload fits: prose may change without a reload.
  const build = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  await fs.rm(path.dirname(manifestFile), { recursive: true });

  const contentPrefix = `${path.relative(config.root, contentDir).replaceAll(path.sep, '/')}/`;
  const address = (file: string) => siteConfig.base + file.slice(1);
  const sizeOf = compressedSizes(outDir);
  const findAssets = assetsFromManifest(manifest, contentPrefix);
  const demoAssets = (file: string) => {
    const { js, css } = findAssets(file);
    return { js: js.map(address), css: css.map(address), bytes: sizeOf(js) };
  };
  const demoUrls = starterFromManifest(manifest).map(address);

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
      pageFiles,
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
      ...pageFiles,
      demoAssets,
    };
    const rendered = await entry.prerenderPage(page.path, build, urls);
    cache.keep(name, folder, rendered);
    return rendered;
  }
  const facts = new Map<string, { title: string; files: string[] }>();
  await eachAtMost(pages, concurrency, async (page) => {
    const { html, payload, title, files } = await render(page);
    facts.set(page.path, { title, files });
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
  const sidebarFiles = await entry.sidebarFiles();
  for (const file of [...(await entry.siteFiles()), ...sidebarFiles]) {
    await write(path.join(outDir, file.path), file.text);
  }
  const lockfile = await fs.readFile(path.join(config.root, 'package-lock.json'), 'utf8');
  const bill = billOfMaterials(JSON.parse(lockfile) as Parameters<typeof billOfMaterials>[0]);
  await write(path.join(outDir, 'sbom.cdx.json'), JSON.stringify(bill));
  // In the order of the pages, not of their rendering.
  const known = pages.map(({ path }) => ({ path, title: '', files: [], ...facts.get(path) }));
  const workers = siteConfig.languages.map(({ code }) => ({
    language: code,
    places: offlinePlaces(code),
  }));
  if (siteConfig.serviceWorker)
    for (const { places } of workers) await writePageTable(outDir, places, known);
  const version = await versionOf(outDir);
  for (const { language, places } of workers) {
    await buildWorker({
      root: config.root,
      language,
      places,
      outDir,
      base: siteConfig.base,
      define: baseDefine(siteConfig),
      enabled: siteConfig.serviceWorker,
      version,
      shell: await shellFiles({
        outDir,
        language,
        places,
        manifest,
        offlineFiles: facts.get(places.offline)?.files ?? [],
        sidebarFiles: sidebarFiles
          .filter((file) => file.language === language)
          .map((file) => file.path),
      }),
      search: await searchFiles(outDir, language, manifest),
    });
  }
  const scripts = await entry.inlineScripts(late.url, demoUrls);
  const rules = {
    headers: siteHeaderRules({
      inlineScriptHashes: scripts.map(inlineScriptHash).sort(),
      sponsor: siteConfig.sponsor,
      feedbackUrl: siteConfig.feedbackUrl,
      analytics: siteConfig.analyticsMeasurementId !== '',
      fontHosts: [siteConfig.iconFontStylesheet, siteConfig.extraFontStylesheet],
      strictTransportSecurity: siteConfig.strictTransportSecurity,
      production: true,
    }),
    redirects: redirectsFor(siteConfig.languages.map(({ code }) => code)),
  };
  await writeServerRules(outDir, rulesUnder(siteConfig.base, rules));
  endFiles('Files beside the pages');
  await compressor.addFolder(outDir);
  // Last, because the sizes are those of the compressed files.
  await compressor.finish();
  if (siteConfig.serviceWorker) {
    for (const { language, places } of workers) {
      await writeProductLists({
        outDir,
        language,
        places,
        base: siteConfig.base,
        version,
        manifest,
        pages: entry.savablePages(),
      });
      await compressor.addFolder(path.join(outDir, places.offline));
    }
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
