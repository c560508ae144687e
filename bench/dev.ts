import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tests/support/launch.ts';
import { copyContent, startSite, startVite, type ContentCopy } from '../tests/support/devServer.ts';
import { loadApiModel } from '../src/api-reference/index.node.ts';
import { median, root } from './site.ts';

const rounds = 10;

interface Project {
  start: () => ReturnType<typeof startVite>;
  first: { path: string; shows: string };
  second: { path: string; shows: string };
  /** Shown when the script of the second page has run. */
  runs: string;
  /** Saves a file with a mark in it; `shows`: where the mark appears. */
  edits: Record<string, { save: (mark: string) => void; shows: string }>;
}

/** The development server on the whole content, beside a bare project of Vite and React on the same machine. */
export async function measureDev() {
  // Reading the packages is a figure of its own.
  loadApiModel();
  const content = copyContent('bench/dev');
  const bare = await writeBareProject(path.join(root, '.cache/bench/dev-bare'));
  try {
    const site = await measure(siteProject(content));
    const alone = await measure(bareProject(bare));
    const ratios = Object.fromEntries(
      Object.entries(site).map(([name, ms]) => [
        name.replace(/Ms$/, ''),
        Math.round((ms / (alone[name] ?? Number.NaN)) * 10) / 10,
      ]),
    );
    return { rounds, site, bare: alone, ratios };
  } finally {
    await rm(content.folder, { recursive: true, force: true });
    await rm(bare, { recursive: true, force: true });
  }
}

async function measure(project: Project): Promise<Record<string, number>> {
  const server = await project.start();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const firstPageMs = await timeToShow(
      page,
      server.url + project.first.path,
      project.first.shows,
    );
    const started = performance.now();
    const secondPageMs = await timeToShow(
      page,
      server.url + project.second.path,
      project.second.shows,
    );
    await page.locator(project.runs).first().waitFor();
    const results: Record<string, number> = {
      readyMs: Math.round(server.readyMs),
      firstPageMs,
      secondPageMs,
      secondPageRunsMs: Math.round(performance.now() - started),
    };
    for (const [name, { save, shows }] of Object.entries(project.edits)) {
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const mark = `mark-${name}-${round}`;
        // Vite's watcher passes over a second change of a file within 50 ms.
        await setTimeout(250);
        const started = performance.now();
        save(mark);
        await untilText(page, shows, mark);
        times.push(performance.now() - started);
      }
      // The first one also loads what later ones reuse.
      results[`${name}Ms`] = Math.round(median(times.slice(1)));
    }
    return results;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** At each frame: a locator would look every half second. */
async function untilText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([where, mark]) =>
      [...document.querySelectorAll(where)].some((it) => it.textContent.includes(mark)),
    [selector, text] as const,
    { polling: 'raf' },
  );
}

async function timeToShow(page: Page, url: string, shows: string): Promise<number> {
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor();
  return Math.round(performance.now() - started);
}

function siteProject(content: ContentCopy): Project {
  const page = 'data-grid/column-header/page.mdx';
  const demo = 'data-grid/column-header/TitlesAndUnits.tsx';
  const [prose, code] = [content.read(page), content.read(demo)];
  return {
    start: () => startSite(content),
    first: { path: '/x/introduction/installation/', shows: 'h1:has-text("Installation")' },
    second: { path: '/x/react-data-grid/column-header/', shows: 'h1:has-text("Column header")' },
    runs: '[data-demo] [data-ready]',
    edits: {
      editProse: {
        save: (mark) => content.write(page, prose.replace('Hover over', `${mark} Hover over`)),
        shows: '.prose p',
      },
      editDemo: {
        save: (mark) => content.write(demo, code.replace("'metric tons'", `'${mark}'`)),
        shows: '[data-demo="TitlesAndUnits"] [data-host]',
      },
    },
  };
}

function bareProject(folder: string): Project {
  const file = path.join(folder, 'App.jsx');
  const save = (mark: string) => void writeFile(file, appText(mark));
  return {
    start: () => startVite(folder),
    first: { path: '/', shows: 'h1' },
    second: { path: '/?second', shows: 'h1' },
    runs: 'h1',
    edits: { editProse: { save, shows: 'p' }, editDemo: { save, shows: 'p' } },
  };
}

const appText = (text: string) =>
  `export function App() {\n  return <main><h1>Bare</h1><p>${text}</p></main>;\n}\n`;

/** What `npm create vite` gives, with the packages of this project. */
async function writeBareProject(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const files = {
    'package.json': '{ "private": true, "type": "module" }\n',
    'vite.config.js':
      "import react from '@vitejs/plugin-react';\n" +
      "export default { plugins: [react()], cacheDir: '.vite', server: { watch: { ignored: [] } } };\n",
    'index.html':
      '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>\n',
    'main.jsx':
      "import { createRoot } from 'react-dom/client';\nimport { App } from './App.jsx';\n" +
      "createRoot(document.getElementById('root')).render(<App />);\n",
    'App.jsx': appText('first'),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}
