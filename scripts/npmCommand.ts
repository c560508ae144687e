import path from 'node:path';
import { runNode } from './upgrade/bounded.ts';

const root = path.resolve(import.meta.dirname, '..');

/** npm's own script: it runs without a shell, on every platform. */
function npmScript(): string {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return script;
  throw new Error('npm was not found. Start this check with "npm run".');
}

/** Runs npm; resolves to what it printed. */
export function npm(args: readonly string[], cwd = root, timeoutMs = 60_000): Promise<string> {
  return runNode([npmScript(), ...args], { cwd, timeoutMs });
}
