import { hashFiles, hashOf, openStore } from '../../build-tools/index.node.ts';
import type { DemoHeight } from './demoHeight.ts';
import type { DemoModule } from './description.ts';
import { heightOf } from './demoUses.node.ts';
import { filesOfDemo } from './filesOf.node.ts';

export interface DemoDescriber {
  /** By the file of the system version. */
  describe: (file: string) => Promise<DemoModule>;
  counts: { cached: number; made: number };
}

/** What describes a demo, apart from the caller's thread. */
export interface DemoThreads {
  describe: (file: string, height: DemoHeight | undefined) => Promise<DemoModule>;
  /** Changes with the code that describes, and with the packages that it uses. */
  codeHash: () => Promise<string>;
}

/** Each demo is described once for all that it shows, in this process or an earlier one. */
export function createDemoDescriber(contentDir: string, threads: DemoThreads): DemoDescriber {
  const store = openStore();
  const running = new Map<string, Promise<DemoModule>>();
  const counts = { cached: 0, made: 0 };

  async function describe(file: string): Promise<DemoModule> {
    const height = heightOf(file);
    const hash = await threads.codeHash();
    const readKey = () => demoKey(file, contentDir, height, hash);
    const key = readKey();
    const found = running.get(key) ?? read(key);
    if (found) {
      counts.cached += 1;
      return found;
    }
    const made = make(file, height, key, readKey).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  function read(key: string): DemoModule | undefined {
    const found = store.read('demo', key)?.toString();
    return found === undefined ? undefined : (JSON.parse(found) as DemoModule);
  }

  async function make(
    file: string,
    height: DemoHeight | undefined,
    key: string,
    readKey: () => string,
  ): Promise<DemoModule> {
    const made = await threads.describe(file, height);
    // What was saved meanwhile may be in the description or not.
    if (readKey() === key) store.write('demo', key, JSON.stringify(made));
    counts.made += 1;
    return made;
  }

  return { counts, describe };
}

/** All that a description is made from. An import that leads nowhere fails here. */
export function demoKey(
  file: string,
  contentDir: string,
  height: DemoHeight | undefined,
  codeHash: string,
): string {
  const variants = filesOfDemo(file, contentDir).map((files) => hashFiles(contentDir, files));
  return hashOf(codeHash, JSON.stringify(height) ?? '', ...variants);
}
