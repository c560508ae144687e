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

export interface CompiledPage {
  code: string;
  /** The paths of which the page's text asked whether the site has them. */
  asked: string[];
}

export type CompileAnswer = CompiledPage | { error: unknown };

const { contentDir, origin, navigation } = workerData as CompileSettings;
const hasPage = knownPages(contentDir, navigation);

parentPort?.on('message', ({ source, file }: PageSource) => {
  const asked = new Set<string>();
  const remember = (path: string) => {
    asked.add(path);
    return hasPage(path);
  };
  void compilePage(source, file, { contentDir, origin, hasPage: remember })
    .then(
      (code): CompileAnswer => ({ code, asked: [...asked].sort() }),
      (error: unknown): CompileAnswer => ({ error }),
    )
    .then((answer) => parentPort?.postMessage(answer));
});
