import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npm } from '../npmCommand.ts';
import { runNode } from './bounded.ts';
import { openSite } from './smoke.ts';

const minute = 60_000;
const root = path.resolve(import.meta.dirname, '../..');

/** A copy of the repository in a temporary folder, as Git knows it, without packages and caches. */
export function copyRepository(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upgrade-check-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    const source = path.join(root, file);
    if (existsSync(source)) cpSync(source, path.join(folder, file));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Installs versions into the copy, builds the small site of the tests there and opens it. */
export async function tryVersions(folder: string, versions: Map<string, string>): Promise<void> {
  const wanted = [...versions].map(([name, version]) => `${name}@${version}`);
  await step('installing', npm(['install', '--save-exact', ...wanted], folder, 6 * minute));
  const out = 'dist-upgrade';
  await step(
    'the build',
    runNode(['scripts/build.mjs'], {
      cwd: folder,
      // Nothing is cached in the copy.
      timeoutMs: 10 * minute,
      env: {
        DOCS_CONFIG: 'tests/fixtures/site.config.small.ts',
        DOCS_CONTENT: 'tests/fixtures/small-site',
        DOCS_OUT: out,
        TEST_WORKER: 'off',
      },
    }),
  );
  await step('the smoke test', openSite(path.join(folder, out)));
}

async function step(name: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error: Error) => {
    throw new Error(`${name} failed: ${error.message}`, { cause: error });
  });
}
