import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { PageChanges } from './pageChanges.ts';

const commitMark = '\u0001';

/** The output of `git log` with names of files, newest first, by the folder of a file. */
export function parseChanges(log: string): Map<string, PageChanges> {
  const found = new Map<string, { day: string; people: Set<string> }>();
  for (const commit of log.split(commitMark).slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter((line) => line !== '');
    const [day = '', person = ''] = head.split('\t');
    for (const file of files) {
      const folder = path.posix.dirname(file);
      const changes = found.get(folder) ?? { day, people: new Set() };
      changes.people.add(person);
      found.set(folder, changes);
    }
  }
  return new Map(
    [...found].map(([folder, { day, people }]) => [folder, { day, people: people.size }]),
  );
}

/** Of all folders of the content, by one call of git. Nothing without a repository, or with a part of its history. */
export function readChanges(contentDir: string): Map<string, PageChanges> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: contentDir,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    const format = `--format=${commitMark}%cs%x09%aE`;
    return parseChanges(git('log', format, '--name-only', '--no-renames', '--relative', '--', '.'));
  } catch {
    return new Map();
  }
}
