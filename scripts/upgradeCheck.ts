// `npm run upgrade-check`: the newest React, Vite and plugins that support this Node, tried on a small site in a
// temporary folder. The project itself is not changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { npm } from './npmCommand.ts';
import { copyRepository, tryVersions } from './upgrade/trial.ts';
import { chooseVersion, readOffers, tableText, type Row } from './upgrade/versions.ts';

/** What is released together is tried together. */
const groups = [['react', 'react-dom'], ['vite'], ['@vitejs/plugin-rsc'], ['@vitejs/plugin-react']];
const treeViewPro = '@mui/x-tree-view-pro';
const deadline = Date.now() + 15 * 60_000;

const manifest = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;
const installed = { ...manifest.devDependencies, ...manifest.dependencies };

function currentOf(name: string): string {
  const version = installed[name];
  if (version === undefined) throw new Error(`package.json: "${name}" is not there. Add it.`);
  return version;
}

async function readRow(name: string): Promise<Row> {
  const current = currentOf(name);
  const range = `${name}@${current.split('.')[0]}.x`;
  const offers = readOffers(await npm(['view', range, 'version', 'engines', '--json']));
  const versions = chooseVersion(current, offers, process.versions.node);
  return { name, current, ...versions, result: 'up to date' };
}

/** Undefined: it works. */
async function problemWith(folder: string, rows: readonly Row[]): Promise<string | undefined> {
  console.log(`Trying ${rows.map(({ name, tried }) => `${name} ${tried}`).join(', ')} …`);
  try {
    await tryVersions(folder, new Map(rows.map(({ name, tried }) => [name, tried])));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** All together first; when that fails, each group in a copy of its own, to find the one that breaks. */
async function tryAll(rows: readonly Row[]): Promise<void> {
  const newer = rows.filter(({ current, tried }) => current !== tried);
  const wanted = groups
    .map((names) => rows.filter(({ name }) => names.includes(name)))
    .filter((group) => group.some((row) => newer.includes(row)));
  const together = await inCopy((folder) => problemWith(folder, newer));
  if (together !== undefined) console.error(together);
  for (const group of wanted) {
    const alone = together === undefined || wanted.length === 1 ? together : await tryAlone(group);
    const result = alone === undefined ? 'works' : alone.split('\n', 1)[0];
    for (const row of group) row.result = result ?? 'failed';
  }
  if (together !== undefined && newer.every(({ result }) => result === 'works')) {
    for (const row of newer) row.result = 'works alone, fails with the others';
  }
}

async function tryAlone(group: readonly Row[]): Promise<string | undefined> {
  if (Date.now() > deadline) return 'not tried alone: out of time';
  return inCopy((folder) => problemWith(folder, group));
}

async function inCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const copy = copyRepository();
  process.once('exit', copy.remove);
  try {
    return await work(copy.folder);
  } finally {
    copy.remove();
    process.off('exit', copy.remove);
  }
}

/** For information: the package is older than its siblings as long as the registry lacks their version. */
async function treeViewNote(): Promise<string> {
  const wanted = currentOf('@mui/x-tree-view');
  const current = currentOf(treeViewPro);
  if (current === wanted) return `${treeViewPro} is at ${wanted}, like its siblings.`;
  const answer = await npm(['view', `${treeViewPro}@${wanted}`, 'version', '--json']).catch(
    () => '',
  );
  return readOffers(answer).length > 0
    ? `${treeViewPro} ${wanted} can be installed now. Replace ${current} in package.json and remove its override.`
    : `${treeViewPro} ${wanted} is still missing in the registry. The project stays at ${current}.`;
}

/** For information: what Vite is tried with, if not with what it asks for. */
async function bundlerNote(vite: string): Promise<string> {
  const pinned = manifest.overrides.rolldown;
  if (pinned === undefined) return 'rolldown is not pinned.';
  const answer = await npm(['view', `vite@${vite}`, 'dependencies.rolldown', '--json']);
  return `rolldown is pinned to ${pinned} in package.json. vite ${vite} asks for ${JSON.parse(answer)}.`;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const rows = await Promise.all(groups.flat().map(readRow));
if (rows.some(({ current, tried }) => current !== tried)) {
  process.env.CHROME_PATH = await ensureChromium();
  await tryAll(rows);
}
const vite = rows.find(({ name }) => name === 'vite')?.tried ?? currentOf('vite');
console.log(`\n${tableText(rows)}\n\n${await bundlerNote(vite)}\n${await treeViewNote()}`);
process.exitCode = rows.every(({ result }) => /^(?:works|up to date)$/.test(result)) ? 0 : 1;
