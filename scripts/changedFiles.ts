import { execFileSync } from 'node:child_process';

/** The files that differ from the last commit, or since the branch left `base`; new ones too. */
export function changedFiles(root: string, base?: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\0')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const from = base === undefined ? ['HEAD'] : git('merge-base', base, 'HEAD');
  return [
    ...git('diff', '--name-only', '-z', ...from),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
