import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, hashOf, projectRoot } from '../../build-tools/index.node.ts';
import { seedApiModel } from './seedApiModel.node.ts';

export interface TestSite {
  content: string;
  out: string;
  store: string;
  /** Ends with the build; `onLine` hears what it says meanwhile. */
  build: (options?: BuildRun) => Promise<{ code: number | null; output: string; pid: number }>;
  /** Every file of the site with its hash. */
  files: () => Record<string, string>;
  remove: () => void;
}

interface BuildRun {
  args?: string[];
  nodeArgs?: string[];
  env?: Record<string, string>;
  /** The next line is told when what it returns has ended. */
  onLine?: (line: string, build: ChildProcess) => void | Promise<void>;
}

/** A small site with content, store and output of its own; the API model is the only thing that it inherits. */
export function createTestSite(name: string, env: Record<string, string> = {}): TestSite {
  const folder = path.join(projectRoot, '.cache', `test-${name}-${process.pid}`);
  fs.rmSync(folder, { recursive: true, force: true });
  const [content = '', out = '', store = ''] = ['content', 'dist', 'store'].map((part) =>
    path.join(folder, part),
  );
  fs.cpSync(path.join(projectRoot, 'tests/fixtures/small-site'), content, { recursive: true });
  seedApiModel(store);
  const siteEnv = {
    DOCS_CONFIG: 'tests/fixtures/site.config.small.ts',
    DOCS_CONTENT: content,
    DOCS_OUT: out,
    DOCS_STORE: store,
    ...env,
  };
  return {
    content,
    out,
    store,
    build: (options = {}) => run(options, { ...siteEnv, ...options.env }),
    files: () =>
      Object.fromEntries(
        filesUnder(out).map((file) => [path.relative(out, file), hashOf(fs.readFileSync(file))]),
      ),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

async function run({ args = [], nodeArgs = [], onLine }: BuildRun, env: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeArgs, 'scripts/build.mjs', ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  let told = Promise.resolve();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const line of text.split('\n').filter(Boolean))
        told = told.then(() => onLine?.(line, child));
      // Awaited below, when the build has ended.
      told.catch(() => {});
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await told;
  return { code, output, pid: child.pid ?? 0 };
}
