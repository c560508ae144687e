import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { seedApiModel } from '../src/build/index.testing.ts';
import { runBuild, siteFolders } from './runBuild.ts';
import { root } from './site.ts';
import { writeSyntheticContent } from './syntheticContent.ts';

/** Whole builds of generated pages: seconds and memory must grow with their number, not faster. */
export async function measureGrowth() {
  const few = await buildPages(600);
  const many = await buildPages(2400);
  const perPage = (one: { seconds: number; pages: number }) => one.seconds / one.pages;
  return { few, many, timePerPageRatio: Math.round((perPage(many) / perPage(few)) * 100) / 100 };
}

async function buildPages(pages: number) {
  const folder = path.join(root, '.cache/bench', String(pages));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { content, store } = siteFolders(folder);
  await writeSyntheticContent(content, pages);
  // The model is a figure of its own: `extraction`.
  seedApiModel(store);
  return { pages, ...(await runBuild(folder)) };
}
