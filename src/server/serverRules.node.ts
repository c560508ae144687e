import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { redirectsFile } from '../links/index.ts';
import { headersFile } from './headerRules.ts';
import type { ServerRules } from './types.ts';

const RULES_FILE = '.server.json';

/** Writes the same rules three times over: for the bundled server, and for static hosts. */
export async function writeServerRules(dist: string, rules: ServerRules): Promise<void> {
  await Promise.all([
    writeFile(path.join(dist, RULES_FILE), `${JSON.stringify(rules, null, 2)}\n`),
    writeFile(path.join(dist, '_headers'), headersFile(rules.headers)),
    writeFile(path.join(dist, '_redirects'), redirectsFile(rules.redirects)),
  ]);
}

export async function readServerRules(dist: string): Promise<ServerRules> {
  const file = path.join(dist, RULES_FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ServerRules;
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const trouble = missing ? 'is missing' : 'cannot be read';
    throw new Error(`${file} ${trouble}. Run "npm run build" to write it.`, { cause: error });
  }
}
