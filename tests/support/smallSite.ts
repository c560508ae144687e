import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

// The address is built into the site, so it is the same for every worker of a run.
export const sponsorPort = Number(process.env.E2E_PORT ?? 4310) + 50;
export const feedbackPort = sponsorPort + 1;

export const picturedBase = '/docs/';
const pictures = { DOCS_PICTURES: path.join(root, '.cache/small-pictures') };

/** The sites that tests need beside the suite's own, each by the environment that it is built in. */
const sites = {
  /** In English, with the worker, analytics and in-house ads. */
  'small-site': {},
  /** A later build of it, as the worker sees it; also in Arabic. */
  'second-site': { TEST_NAME: 'Second docs', TEST_LANGUAGES: 'two' },
  /** With a sponsor, fonts of other hosts and feedback; the worker is the one that removes everything. */
  'sponsor-site': {
    TEST_SPONSOR: `http://localhost:${sponsorPort}`,
    TEST_FEEDBACK: `http://localhost:${feedbackPort}/`,
    TEST_WORKER: 'off',
  },
  /** With pictures of its demos, which are taken on the first one, and in a folder of its host; also in Arabic. */
  'pictured-site': { ...pictures, TEST_BASE: picturedBase, TEST_LANGUAGES: 'two' },
} satisfies Record<string, Record<string, string>>;

export type SmallSite = keyof typeof sites;
export const smallSites = Object.keys(sites) as SmallSite[];

// `npm test` names its run, so that it can build before the browser tests start; else it is Playwright's.
const run = process.env.TEST_RUN ?? `playwright ${process.ppid}`;
const cache = path.join(root, '.cache');
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Builds a small site of the fixtures, once a run for all processes; gives its folder. */
export function buildSmallSite(name: SmallSite): string {
  const folder = path.join(cache, name);
  const stamp = path.join(cache, `${name}.stamp`);
  const wanted = JSON.stringify([run, sites[name]]);
  const isBuilt = () =>
    existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  mkdirSync(cache, { recursive: true });
  if (name === 'pictured-site') buildSmallSite('small-site');
  // One lock for all of them: they are bundled from the same files, which the first one prepares.
  const lock = path.join(cache, 'small-sites.lock');
  while (!isBuilt() && !take(lock)) Atomics.wait(pause, 0, 0, 300);
  try {
    if (!isBuilt()) {
      if (name === 'pictured-site') takePictures('.cache/small-site', pictures);
      build(`.cache/${name}`, sites[name]);
      writeFileSync(stamp, wanted);
    }
  } finally {
    release(lock);
  }
  return folder;
}

function build(out: string, env: Record<string, string>): void {
  runNode(['scripts/build.mjs'], out, env);
}

function takePictures(out: string, env: Record<string, string>): void {
  runNode(['--import', 'tsx', 'scripts/pictures.ts'], out, env);
}

function runNode(args: string[], out: string, env: Record<string, string>): void {
  execFileSync(process.execPath, args, {
    cwd: root,
    // What it writes to stderr is shown if it fails.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DOCS_CONFIG: 'tests/fixtures/site.config.small.ts',
      DOCS_CONTENT: 'tests/fixtures/small-site',
      DOCS_OUT: out,
      ...env,
    },
  });
}

/** Takes the lock unless a living process has it. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = readOwner(lock);
    // One that was stopped in the middle of a build leaves its lock behind.
    if (owner !== undefined && !isAlive(owner)) rmSync(lock, { force: true });
    return false;
  }
}

function release(lock: string): void {
  if (readOwner(lock) === process.pid) rmSync(lock, { force: true });
}

function readOwner(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Enough for all of them, one after the other, on a busy machine. */
export const buildTimeoutMs = 600_000;

/** A browser of a person: the tests' own name says that it is a program. */
export const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
