import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the small site of the fixtures into `.cache/<name>`; the environment turns parts of it on. */
export function buildSmallSite(name: string, env: Record<string, string> = {}): string {
  const out = `.cache/${name}`;
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DOCS_CONFIG: 'tests/fixtures/site.config.small.ts',
        DOCS_CONTENT: 'tests/fixtures/small-site',
        DOCS_OUT: out,
        ...env,
      },
    },
  );
  return path.join(root, out);
}

/** A browser of a person: the tests' own name says that it is a program. */
export const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
