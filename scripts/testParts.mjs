// The parts of `npm test`: what each runs, what it needs, and how its outcome is counted.
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { npm, root, runBin } from './run.mjs';
import { countCheck, countPlaywright, countVitest } from './summary.mjs';
import { failureLines, placeOf, playwrightTests, titlesOf } from './testReport.mjs';

// With CI set a missing snapshot is a failure and is not written. The small sites are built once a run.
const env = { CI: process.env.CI ?? '1', TEST_RUN: `npm ${process.pid} ${Date.now()}` };
const TRACES = 'test-results/traces';
/** Failures for which a trace is made: with more of them one cause is likely. */
const TRACED = 10;

/** In the order in which they start when two run at a time: the longest way first. */
export const parts = [
  { name: 'build', run: async (at) => countCheck(await npm(['run', 'build'], { ...at, env })) },
  {
    name: 'types',
    run: async (at) => {
      const code = await npm(['run', 'typecheck'], at);
      const content = await npm(['run', 'typecheck:content'], at);
      return countCheck(code || content);
    },
  },
  {
    name: 'lint',
    run: async (at) => {
      const code = await npm(['run', 'lint:code'], at);
      const format = await npm(['run', 'lint:format'], at);
      const prose = await npm(['run', 'prose'], at);
      return countCheck(code || format || prose);
    },
  },
  { name: 'unit', run: (at, { reach }) => vitest('unit', at, reach) },
  {
    name: 'exports',
    opensPages: true,
    run: async (at) => {
      const file = 'test-results/exports.json';
      const { report, code } = await reported(file, () => npm(['run', 'test:exports'], at));
      return report ?? countCheck(code || 1);
    },
  },
  {
    // Not to be chosen by itself: it goes before the browser tests, while there is still a core idle.
    name: 'sites',
    needs: ['build'],
    opensPages: true,
    run: async (at) =>
      countCheck(await runBin('tsx/dist/cli.mjs', ['scripts/test-sites.ts'], { ...at, env })),
  },
  {
    name: 'site',
    needs: ['build'],
    run: (at, { failed }) => (failed('build') ? noSite(at) : vitest('site', at, true)),
  },
  {
    name: 'browser',
    needs: ['build', 'sites'],
    opensPages: true,
    // Its tests look at times too, so nothing else may take them.
    alone: true,
    run: (at, context) => (context.failed('build') ? noSite(at) : browser(at, context)),
  },
];

function noSite({ log }) {
  log('There is no site to test: the build failed.');
  return countCheck(1);
}

async function vitest(project, at, reach) {
  const file = `test-results/${project}.json`;
  const narrowed = reach === true ? [] : [...reach, '--passWithNoTests'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { report, code } = await reported(file, () =>
    runBin('vitest/vitest.mjs', ['run', '--project', project, ...reporters, ...narrowed], {
      ...at,
      env,
    }),
  );
  const isEmpty = reach !== true && code === 0 && report?.numTotalTests === 0;
  return isEmpty ? { passed: 0, failed: 0 } : countVitest(report, code);
}

async function browser(at, { reach, isStopped }) {
  const runs = reach === true ? [[]] : narrowedRuns(reach);
  const total = { passed: 0, failed: 0 };
  for (const args of runs) {
    const { report, code } = await playwright('test-results/browser.json', args, at);
    const isEmpty = reach !== true && code === 0 && report?.stats.expected === 0;
    const { passed, failed } = isEmpty ? { passed: 0, failed: 0 } : countPlaywright(report, code);
    total.passed += passed;
    total.failed += failed;
    if (!isStopped()) await traceFailures(report, at);
  }
  return total;
}

function narrowedRuns({ specs, pages }) {
  const escaped = pages.map((it) => it.replace(/[^\w/-]/g, '\\$&'));
  return [
    ...(specs.length > 0 ? [specs] : []),
    ...(pages.length > 0 ? [['--grep', `(${escaped.join('|')}) `, '--pass-with-no-tests']] : []),
  ];
}

function playwright(file, args, at) {
  return reported(file, () =>
    runBin('@playwright/test/cli.js', ['test', ...args], {
      ...at,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, file) },
    }),
  );
}

/** Runs the failed tests again to record them. The outcome stays as it was. */
async function traceFailures(report, at) {
  const failed = playwrightTests(report).filter((it) => it.failed);
  if (failed.length === 0) return;
  const some = failed.slice(0, TRACED);
  at.log(`\nRecording ${some.length} of ${failed.length} failed tests …`);
  const chosen = [...some.map(placeOf), '--grep', titlesOf(some)];
  const args = [...chosen, '--trace', 'on', '--output', TRACES, '--reporter=json'];
  const again = await playwright('test-results/traces.json', args, at);
  const relative = (file) => path.relative(root, file);
  at.log(failureLines(failed, playwrightTests(again.report), relative).join('\n'));
}

/** Runs a test runner and reads the report that this run, and no earlier one, has written. */
async function reported(file, start) {
  await rm(path.join(root, file), { force: true });
  const code = await start();
  return { report: await readReport(file), code };
}

export async function readReport(file) {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

export const hasSite = () => existsSync(path.join(root, 'dist/x/introduction/index.html'));
