import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run, runBin } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const MAC_APPS = ['Google Chrome', 'Chromium'];

/** The path of a Chromium that starts: CHROME_PATH, the system's, or Playwright's own. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (starts(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which does not start. Correct it, or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    playwrightsOwn(),
  ];
  return candidates.find(starts);
}

/**
 * The path of Chromium without the parts for windows, in which tests take an eighth less time: Debian has it as a
 * package. Undefined where there is none, or where CHROME_PATH says what to take.
 */
export function findHeadlessShell() {
  if (process.env.CHROME_PATH) return undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, HEADLESS_SHELL)).find(starts);
}

/** Finds a Chromium, or installs one the way this system allows; where Debian has them, the headless shell too. */
export async function ensureChromium() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian() && !process.env.CHROME_PATH) {
    const missing = findChromium() === undefined ? ['chromium'] : [];
    if (findHeadlessShell() === undefined) missing.push(HEADLESS_SHELL);
    if (missing.length > 0) await installFromDebian(missing);
  }
  const found = findChromium();
  if (found !== undefined) return found;
  console.log("No Chromium found: downloading Playwright's …");
  const dependencies = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runBin('@playwright/test/cli.js', ['install', ...dependencies, 'chromium']);
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Chrome, or set CHROME_PATH to its executable.',
  );
}

async function installFromDebian(packages) {
  console.log(`Installing Debian's ${packages.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], { env })) !== 0) return;
  // One by one: older releases lack the headless shell.
  for (const name of packages)
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}

// Some systems ship a command that only tells how to install the real one.
function starts(file) {
  if (file === undefined || !existsSync(file)) return false;
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

// Ubuntu's package of the same name needs snap, which containers lack: only Debian itself will do.
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}
