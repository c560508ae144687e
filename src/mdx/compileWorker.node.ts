import { parentPort, workerData } from 'node:worker_threads';
import type { NavigationEntry } from '../navigation/index.ts';
import { compilePage } from './compilePage.node.ts';
import { knownPages } from './knownPages.node.ts';

/** What a thread is told once. */
export interface CompileSettings {
  contentDir: string;
  origin: string;
  navigation: readonly NavigationEntry[];
}

export interface PageSource {
  source: string;
  file: string;
}

export type CompileAnswer = { code: string } | { error: unknown };

const { contentDir, origin, navigation } = workerData as CompileSettings;
const options = { contentDir, origin, hasPage: knownPages(contentDir, navigation) };

parentPort?.on('message', async ({ source, file }: PageSource) => {
  const answer = await compilePage(source, file, options).then(
    (code): CompileAnswer => ({ code }),
    (error: unknown): CompileAnswer => ({ error }),
  );
  parentPort?.postMessage(answer);
});
