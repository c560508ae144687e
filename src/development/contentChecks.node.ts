import path from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { isApiModelKept } from '../api-reference/index.node.ts';
import { demoProblems, type DemoDescriber } from '../demos/source/index.node.ts';
import type { contentProblems } from '../app/index.server.ts';
import { createQuiet } from './quiet.ts';
import { folderStamps, type ReadonlyStamps } from '../build-tools/index.node.ts';

/** What the checks call of src/entries/server.tsx. */
interface ServerEntry {
  contentProblems: typeof contentProblems;
}

/**
 * Says in the terminal what a build would: problems of demos, of links and of the navigation. It
 * looks at one file at a time, and only while no page is requested.
 */
export function startContentChecks(
  server: ViteDevServer,
  contentDir: string,
  demos: DemoDescriber,
) {
  const { logger, root } = server.config;
  const quiet = createQuiet({ restMs: 10_000, now: () => performance.now(), setTimeout });
  let isChecking = false;
  let isStale = true;
  let last = '';

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    while (isStale) {
      isStale = false;
      await quiet.wait();
      const problems = [...(await checkDemos()), ...(await checkSite())].join('\n');
      if (problems !== '' && problems !== last) logger.warn(problems, { timestamp: true });
      last = problems;
    }
    isChecking = false;
  }

  const known = new Map<string, { stamp: string; result: Promise<unknown> }>();
  let before: Promise<unknown> = Promise.resolve();

  /** One after the other; a demo whose files are as they were is not read again. */
  function read(stamps: ReadonlyStamps, file: string): Promise<unknown> {
    const stamp = stamps(path.dirname(file)) + stamps(path.join(contentDir, 'samples'));
    const earlier = known.get(file);
    if (earlier?.stamp === stamp) return earlier.result;
    const result = before.then(() => quiet.wait()).then(() => demos.describe(file).then(() => {}));
    before = result.catch(() => {});
    known.set(file, { stamp, result });
    return result;
  }

  async function checkDemos(): Promise<string[]> {
    const stamps = folderStamps();
    const problems = await demoProblems(contentDir, (file) => read(stamps, file));
    return problems ? [problems] : [];
  }

  async function checkSite(): Promise<string[]> {
    const { rsc } = server.environments;
    if (!rsc || !isRunnableDevEnvironment(rsc) || !isApiModelKept()) return [];
    const entry = path.join(root, 'src/entries/server.tsx');
    const { contentProblems } = await rsc.runner.import<ServerEntry>(entry);
    return contentProblems(quiet.wait);
  }

  const start = () => {
    // A page that does not compile has said so itself.
    check().catch(() => {
      isChecking = false;
    });
  };
  server.watcher.on('all', (_, file) => {
    if (!file.startsWith(contentDir + path.sep)) return;
    quiet.disturb();
    isStale = true;
    start();
  });
  return {
    /** Called when a request starts; call the result when it has its response. */
    giveWay(): () => void {
      start();
      return quiet.begin();
    },
  };
}
