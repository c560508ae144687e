import { parentPort, workerData } from 'node:worker_threads';
import { describeDemo, readDemo } from '../demos/source/index.compile.ts';
import type { DemoHeight, DemoModule } from '../demos/source/index.ts';
import type { NavigationEntry } from '../navigation/index.ts';
import { compilePage, readPageFacts } from './compilePage.node.ts';
import { knownPages } from './knownPages.node.ts';
import type { TwinTexts } from './twin.ts';

/** What a thread receives when it starts. */
export interface CompileSettings {
  contentDir: string;
  origin: string;
  navigation: readonly NavigationEntry[];
  /** Of the configured languages, by code. */
  texts: Readonly<Record<string, TwinTexts>>;
}

export interface CompiledPage {
  code: string;
  /** The paths of which the page's text asked whether the site has them. */
  asked: string[];
}

/** Only what `PageFacts` describes, or the whole page. */
export type CompiledPart = 'facts' | 'page';

/** A page by its text, or a demo by the file of its system version and the height that its page reserves. */
export type CompileTask =
  | { file: string; source: string; part: CompiledPart }
  | { file: string; height?: DemoHeight | undefined };

export type CompileAnswer = { result: CompiledPage | DemoModule } | { error: unknown };

const { contentDir, origin, navigation, texts } = workerData as CompileSettings;
const hasPage = knownPages(contentDir, navigation);

parentPort?.on('message', (task: CompileTask) => {
  const result = 'source' in task ? compile(task) : describe(task);
  void result
    .then(
      (result): CompileAnswer => ({ result }),
      (error: unknown): CompileAnswer => ({ error }),
    )
    .then((answer) => parentPort?.postMessage(answer));
});

async function compile({
  source,
  file,
  part,
}: {
  source: string;
  file: string;
  part: CompiledPart;
}): Promise<CompiledPage> {
  const asked = new Set<string>();
  const remember = (path: string) => {
    asked.add(path);
    return hasPage(path);
  };
  const make = part === 'page' ? compilePage : readPageFacts;
  const code = await make(source, file, { contentDir, origin, texts, hasPage: remember });
  return { code, asked: [...asked].sort() };
}

async function describe({
  file,
  height,
}: {
  file: string;
  height?: DemoHeight | undefined;
}): Promise<DemoModule> {
  return describeDemo(await readDemo(file, contentDir), height);
}
