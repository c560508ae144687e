import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createDocsServer,
  listen,
  readServerRules,
  replaceSite,
  watchSite,
  writeNumberedSite,
} from '../../src/server/index.node.ts';
import type { Outcome } from './attack.ts';

const swaps = 100;

/** Builds replace the site under a running server: no answer is missing or of two builds. */
export async function swapAttack(): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-swap-'));
  const root = path.join(folder, 'dist');
  await writeNumberedSite(root, 0);
  const readRules = () => readServerRules(root);
  const server = createDocsServer({ root, ...(await readRules()), readRules });
  const listening = await listen(server, { port: 0 });
  const stop = watchSite(listening.url);
  for (let number = 1; number <= swaps; number += 1) await replaceSite(folder, 'dist', number);
  const { wrong, seen } = await stop();
  await listening.close();
  await rm(folder, { recursive: true });
  return {
    isHeld: wrong.length === 0 && seen.size > 10,
    figures: `${swaps} builds swapped in, ${seen.size} of them seen: ${wrong.length} wrong answers`,
  };
}
