import { hashFiles, hashOf } from '../build/hash.node.ts';
import { openStore } from '../build/store.node.ts';
import { compileCode } from '../mdx/compileCode.node.ts';
import type { DemoModule } from './description.ts';
import { heightOf } from './demoUses.node.ts';
import { describeDemo } from './describeDemo.node.ts';
import { filesOfDemo, readDemo } from './source/readDemo.node.ts';

export interface DemoDescriber {
  /** By the file of the system version. */
  describe: (file: string) => Promise<DemoModule>;
  counts: { cached: number; made: number };
}

/** The demos of a build: each is described once, or not at all when nothing that it shows has changed. */
export function createDemoDescriber(contentDir: string): DemoDescriber {
  const store = openStore();
  const memo = new Map<string, Promise<DemoModule>>();
  const counts = { cached: 0, made: 0 };

  async function describeOrFind(file: string): Promise<DemoModule> {
    const height = heightOf(file);
    const { hash } = await compileCode();
    const key = demoKey(file, contentDir, height, hash);
    const found = store.read('demo', key)?.toString();
    if (found !== undefined) {
      counts.cached += 1;
      return JSON.parse(found) as DemoModule;
    }
    const made = await describeDemo(await readDemo(file, contentDir), height);
    // What was saved meanwhile may be in the description or not.
    if (demoKey(file, contentDir, height, hash) === key)
      store.write('demo', key, JSON.stringify(made));
    counts.made += 1;
    return made;
  }

  return {
    counts,
    describe(file) {
      const known = memo.get(file) ?? describeOrFind(file);
      memo.set(file, known);
      return known;
    },
  };
}

/** All that a description is made from. An import that leads nowhere fails here. */
export function demoKey(
  file: string,
  contentDir: string,
  height: number | undefined,
  codeHash: string,
): string {
  const variants = filesOfDemo(file, contentDir).map((files) => hashFiles(contentDir, files));
  return hashOf(codeHash, String(height), ...variants);
}
