import fs from 'node:fs';
import { createBuilder } from 'vite';
import type { viteConfig } from '../../vite.config.ts';
import {
  hashOf,
  openStore,
  removeLeftovers,
  replaceSite,
  restoreSite,
  stagingFolder,
  workFolder,
} from '../build-tools/index.node.ts';
import { readChanges } from '../pages/index.node.ts';
import { picturesPrint } from '../pictures/index.node.ts';
import { siteInputs } from './inputs.node.ts';
import { keepLastBuild, listFiles, wholeBuild } from './lastBuild.node.ts';
import { readSite } from './readSite.node.ts';
import { count, megabytes, seconds, type Report } from './report.node.ts';
import { siteSources } from './sources.node.ts';

export type LoadConfig = () => Promise<typeof viteConfig>;

interface BuildOptions {
  /** When something is to be built: the compilers take a second to load. */
  loadConfig: LoadConfig;
  report: Report;
  /** Shows what Vite says. */
  verbose: boolean;
  env: Readonly<Record<string, string | undefined>>;
}

/** Builds the site in a folder of its own and replaces the last one when it is complete. */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { loadConfig, report, verbose, env } = options;
  const begun = performance.now();
  const sources = siteSources(env);
  const { outDir, contentDir } = sources;
  if (restoreSite(outDir))
    report.say('The last site was brought back: a build had ended half-way.');
  removeLeftovers(outDir);
  const store = openStore();
  const site = await readSite(sources);
  const readInputs = () =>
    hashOf(
      siteInputs({ contentDir, siteConfig: site.siteConfig, env }),
      picturesPrint(),
      // Pages show when they were changed, so a commit changes them too.
      JSON.stringify([...readChanges(contentDir)].sort()),
    );
  const inputs = readInputs();
  const last = wholeBuild(store, outDir, inputs);
  if (last) {
    const pages = `${count(last.pages)} pages, ${count(last.files.length)} files`;
    report.say(
      `Nothing has changed since the last build: ${pages}. ${seconds(performance.now() - begun)}`,
    );
    return;
  }
  const staging = stagingFolder(outDir);
  try {
    const results = { pages: 0, pageFiles: { components: {}, styles: [] } };
    const target = { outDir: staging, workDir: workFolder, report, store, results };
    const builder = await createBuilder({
      ...(await loadConfig())(site, target),
      configFile: false,
      logLevel: verbose ? 'info' : 'warn',
    });
    await builder.buildApp();
    replaceSite(outDir);
    const build = { inputs, pages: results.pages, files: listFiles(outDir) };
    // A file that was saved during the build may be in the site or not, so the next build checks again.
    if (readInputs() === inputs) keepLastBuild(store, outDir, build);
    store.sweep();
    const bytes = build.files.reduce((sum, [, size]) => sum + size, 0);
    const slowest = report.phases().slice(0, 3);
    report.say(
      `Built ${count(results.pages)} pages, ${count(build.files.length)} files, ${megabytes(bytes)} in ` +
        `${seconds(performance.now() - begun)}. Slowest: ` +
        slowest.map(({ text, ms }) => `${text.split(/:| [(\d]/)[0]} ${seconds(ms)}`).join(', '),
    );
  } finally {
    removeOwnFolders(outDir);
  }
}

/** Also when a signal ends the process. */
export function removeOwnFolders(outDir: string): void {
  for (const folder of [stagingFolder(outDir), workFolder]) {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
