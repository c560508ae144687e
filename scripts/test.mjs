// `npm test`: everything, from a fresh clone. `-- --only unit,browser` runs some parts of it.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { npm, root, runBin, stopWithParent } from './run.mjs';
import { chooseParts, countCheck, countPlaywright, countVitest, summaryLine } from './summary.mjs';
import { prepare } from './toolchain.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const EXPORTS_REPORT = 'test-results/exports.json';
const BROWSER_REPORT = 'test-results/browser.json';
// With CI set a missing snapshot is a failure and is not written.
const env = { CI: process.env.CI ?? '1' };

const parts = {
  async build() {
    return countCheck(await npm(['run', 'build']));
  },
  async types() {
    const code = await runBin('typescript/bin/tsc', ['--noEmit']);
    return countCheck(code || (await npm(['run', 'typecheck:content'])));
  },
  async lint() {
    const eslint = await runBin('eslint/bin/eslint.js', ['.']);
    const prettier = await runBin('prettier/bin/prettier.cjs', ['--check', '.']);
    return countCheck(eslint || prettier);
  },
  async unit() {
    const reporters = ['--reporter=default', '--reporter=json'];
    const args = ['run', ...reporters, `--outputFile.json=${UNIT_REPORT}`];
    const { report, code } = await reported(UNIT_REPORT, () =>
      runBin('vitest/vitest.mjs', args, { env }),
    );
    return countVitest(report, code);
  },
  async browser(results) {
    if (results.build?.failed) {
      console.error('The browser tests need a site, and the build failed.');
      return countCheck(1);
    }
    const CHROME_PATH = await ensureChromium();
    console.log(`Chromium: ${CHROME_PATH}`);
    const { report, code } = await reported(BROWSER_REPORT, () =>
      runBin('@playwright/test/cli.js', ['test'], { env: { ...env, CHROME_PATH } }),
    );
    return countPlaywright(report, code);
  },
  async exports() {
    const { report, code } = await reported(EXPORTS_REPORT, () => npm(['run', 'test:exports']));
    return report ?? countCheck(code || 1);
  },
};

/** Runs a test runner and reads the report that this run, and no earlier one, has written. */
async function reported(file, start) {
  await rm(path.join(root, file), { force: true });
  const code = await start();
  const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  return { report: text === undefined ? undefined : JSON.parse(text), code };
}

async function runPart(name, results) {
  const started = performance.now();
  console.log(`\n── ${name} ──`);
  const counts = await parts[name](results).catch((error) => {
    console.error(error);
    return countCheck(1);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { name, ...counts, seconds };
}

async function test() {
  const names = chooseParts(process.argv.slice(2), Object.keys(parts));
  if (!(await prepare())) return [countCheck(1)];
  const results = {};
  for (const name of names) results[name] = await runPart(name, results);
  console.log('');
  for (const { name, passed, failed, seconds } of Object.values(results)) {
    const mark = failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  return Object.values(results);
}

stopWithParent();
const results = await test().catch((error) => {
  console.error(error.message);
  return [countCheck(1)];
});
console.log(`\n${summaryLine(results)}`);
process.exitCode = results.some((it) => it.failed > 0) ? 1 : 0;
