// `npm test`: everything, from a fresh clone. docs/testing.md tells of its parts and options.
import os from 'node:os';
import { ensureChromium, findHeadlessShell } from './chromium.mjs';
import { root, stopWithParent } from './run.mjs';
import { runJobs } from './schedule.mjs';
import { countCheck, partTable, summaryLine } from './summary.mjs';
import { readOptions } from './testOptions.mjs';
import { hasSite, parts, readReport } from './testParts.mjs';
import { playwrightTests, slowestLines, vitestTests } from './testReport.mjs';
import { prepare } from './toolchain.mjs';

const SLOWEST = 20;

// Running parts get the signal too; those that come after them do not start.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true));

async function test() {
  const chosen = parts.map(({ name }) => name).filter((name) => name !== 'sites');
  const options = readOptions(process.argv.slice(2), chosen);
  if (!(await prepare())) return [{ ...countCheck(1), name: 'install', seconds: 0 }];
  const reaches = options.changed ? await changedReaches(options.base) : {};
  const isWanted = ({ name }) =>
    name === 'sites'
      ? options.parts.includes('browser') && (reaches.browser ?? true) === true
      : options.parts.includes(name) && (reaches[name] ?? true) !== false;
  const jobs = parts.filter(isWanted);
  if (jobs.length === 0) console.log('Nothing that is tested has changed.');
  // Before any of them: installing one beside the others would end those that look for it.
  if (jobs.some(({ opensPages }) => opensPages)) {
    const chromium = await ensureChromium();
    process.env.SHELL_PATH = findHeadlessShell() ?? '';
    process.env.CHROME_PATH = chromium;
    console.log(`Chromium: ${[chromium, process.env.SHELL_PATH].filter(Boolean).join(', ')}`);
  }
  const slots = Math.min(2, os.availableParallelism());
  const results = await runJobs(jobs, slots, (job, done) =>
    runPart(job, {
      // The last one of all, and one by itself, can be watched.
      isLive: jobs.length === 1 || job.alone === true,
      reach: reaches[job.name] ?? true,
      failed: (name) => done[name]?.failed > 0,
      isStopped: () => isStopped,
    }),
  );
  return jobs.map(({ name }) => results[name]);
}

async function runPart({ name, run }, { isLive, ...context }) {
  if (isStopped) return { ...countCheck(1), name, seconds: 0 };
  const started = performance.now();
  const kept = [];
  const log = (line) => (isLive ? console.log(line) : kept.push(`${line}\n`));
  console.log(isLive ? `\n── ${name} ──` : `${name} …`);
  const keep = isLive ? undefined : (piece) => kept.push(piece);
  const counts = await Promise.resolve(run({ log, keep }, context)).catch((error) => {
    log(error.stack ?? String(error));
    return countCheck(1);
  });
  const seconds = (performance.now() - started) / 1000;
  // Two at a time: each is printed whole.
  if (!isLive) console.log(`\n── ${name} (${seconds.toFixed(1)} s) ──\n${kept.join('')}`);
  return { ...counts, name, seconds };
}

/** How far the changes of the working tree reach, by part. */
async function changedReaches(base) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { affectedBy } = await import('./affected.ts');
  const { changedFiles } = await import('./changedFiles.ts');
  const files = changedFiles(root, base);
  await unregister();
  const reaches = affectedBy(files);
  if ((reaches.site || reaches.browser) && !hasSite()) reaches.build = true;
  if (Array.isArray(reaches.unit) && base) reaches.unit = [`--changed=${base}`];
  console.log(`${files.length} changed files:`, reaches);
  return reaches;
}

/** Of this run: the report of a part that was left out is an older one. */
async function slowest(names) {
  const tests = [];
  for (const name of names.filter((it) => ['unit', 'site', 'browser'].includes(it))) {
    const report = await readReport(`test-results/${name}.json`);
    tests.push(...(name === 'browser' ? playwrightTests(report) : vitestTests(report, root)));
  }
  return slowestLines(tests, SLOWEST);
}

stopWithParent();
const results = await test().catch((error) => {
  console.error(error.message);
  return [{ ...countCheck(1), name: 'npm test', seconds: 0 }];
});
const slow = await slowest(results.map(({ name }) => name));
if (slow.length > 0) console.log(`\nThe slowest tests:\n${slow.join('\n')}`);
console.log(`\n${partTable(results).join('\n')}`);
console.log(`\n${summaryLine(results)}`);
process.exitCode = results.some((it) => it.failed > 0) ? 1 : 0;
