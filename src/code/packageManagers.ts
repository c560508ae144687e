export const packageManagers = ['npm', 'pnpm', 'yarn'] as const;
export type PackageManager = (typeof packageManagers)[number];

/** The same commands for another package manager; the source is always written for npm. */
export function commandsFor(manager: PackageManager, npmCommands: string): string {
  return npmCommands
    .split('\n')
    .map((line) => (manager === 'npm' ? line : translate(manager, line)))
    .join('\n');
}

function translate(manager: 'pnpm' | 'yarn', line: string): string {
  const command = line.trim();
  const install = /^npm (?:install|i) (.+)$/.exec(command);
  if (install) return `${manager} add ${install[1]}`.replace('--save-dev', '-D');
  if (/^npm (?:install|i|ci)$/.test(command)) return `${manager} install`;
  const run = /^npm run (.+)$/.exec(command);
  if (run) return `${manager} ${run[1]}`.replace(' -- ', ' ');
  const remove = /^npm (?:uninstall|rm) (.+)$/.exec(command);
  if (remove) return `${manager} remove ${remove[1]}`;
  const execute = /^npx (?:--yes |-y )?(.+)$/.exec(command);
  if (execute) return `${manager} dlx ${execute[1]}`;
  const list = /^npm (?:ls|list) ?(.*)$/.exec(command);
  if (list) return `${manager} ${manager === 'yarn' ? 'why' : 'list'} ${list[1]}`.trim();
  return line;
}
