import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesUnder, hashFiles } from '../src/build-tools/index.node.ts';
import { runBuild, siteFolders } from './runBuild.ts';
import { root } from './site.ts';

const page = 'data-grid/sorting/page.mdx';
const demo = 'data-grid/sorting/MultiSort.tsx';

/** Builds of the whole content, a copy of it: the first, and what later ones save by remembering it. */
export async function measureBuild() {
  const folder = path.join(root, '.cache/bench/whole');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { content, out } = siteFolders(folder);
  await cp(path.join(root, 'content'), content, { recursive: true });
  const bytes = () => hashFiles(out, filesUnder(out));

  const cold = await runBuild(folder);
  const first = bytes();
  const unchanged = await runBuild(folder);
  const onePage = await changed(path.join(content, page), '\n\nOne sentence more.\n', folder);
  const oneDemo = await changed(path.join(content, demo), '\n// One comment more.\n', folder);
  // Both changes are undone by now.
  const again = await runBuild(folder);
  const ratio = (one: { seconds: number }) => Math.round((one.seconds / cold.seconds) * 100) / 100;
  const cpuRatio = (one: { cpuSeconds: number }) =>
    Math.round((one.cpuSeconds / cold.cpuSeconds) * 100) / 100;
  const rows = { unchanged, onePage, oneDemo, again };
  return {
    cold,
    ...rows,
    ratios: Object.fromEntries(Object.entries(rows).map(([name, it]) => [name, ratio(it)])),
    cpuRatios: Object.fromEntries(Object.entries(rows).map(([name, it]) => [name, cpuRatio(it)])),
    sameBytes: bytes() === first,
  };
}

async function changed(file: string, more: string, folder: string) {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text + more);
  const result = await runBuild(folder);
  await writeFile(file, text);
  return result;
}
