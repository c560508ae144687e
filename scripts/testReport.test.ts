import { expect, test } from 'vitest';
import {
  failureLines,
  playwrightTests,
  slowestLines,
  titlesOf,
  vitestTests,
} from './testReport.mjs';

const browser = (ok: boolean, trace?: string) => ({
  suites: [
    {
      suites: [
        {
          specs: [
            {
              file: 'shell/keyboard.spec.ts',
              line: 12,
              title: 'Tab moves on',
              ok,
              tests: [
                {
                  results: [
                    { duration: 2500, attachments: trace ? [{ name: 'trace', path: trace }] : [] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});
const unit = {
  testResults: [
    {
      name: '/project/src/a.test.ts',
      assertionResults: [
        { title: 'quick', duration: 4, status: 'passed' },
        { title: 'slow', duration: 9000, status: 'failed' },
      ],
    },
  ],
};

test('the slowest tests of all runners come first', () => {
  const tests = [...playwrightTests(browser(true)), ...vitestTests(unit, '/project/')];
  expect(slowestLines(tests, 2)).toEqual([
    '    9.0 s  src/a.test.ts  slow',
    '    2.5 s  tests/e2e/shell/keyboard.spec.ts  Tab moves on',
  ]);
});

test('without a report there is nothing to tell', () => {
  expect(playwrightTests(undefined)).toEqual([]);
  expect(vitestTests(undefined, '/project/')).toEqual([]);
});

test('a failure comes with the command that runs it again and the one that opens its trace', () => {
  const failed = playwrightTests(browser(false));
  const relative = (file: string) => file.replace('/project/', '');
  const again = playwrightTests(browser(false, '/project/test-results/traces/a/trace.zip'));
  expect(failureLines(failed, again, relative)).toEqual([
    '✗ tests/e2e/shell/keyboard.spec.ts:12  Tab moves on',
    '    run it again:   npx playwright test tests/e2e/shell/keyboard.spec.ts:12 --trace on',
    '    open its trace: npx playwright show-trace test-results/traces/a/trace.zip',
  ]);
  expect(failureLines(failed, [], relative)).toHaveLength(2);
});

test('one that passes the second time is told as rare', () => {
  const failed = playwrightTests(browser(false));
  const again = playwrightTests(browser(true, '/t.zip'));
  expect(failureLines(failed, again, (file) => file).at(-1)).toContain('It passed when');
});

test('one of many tests at the same place is chosen by its title', () => {
  const titled = (title: string) => ({ file: 'a', title, seconds: 0, failed: true });
  const chosen = new RegExp(titlesOf([titled('/x/a/: every (one)'), titled('R1: 2 + 2')]));
  expect(chosen.test('/x/a/: every (one)')).toBe(true);
  expect(chosen.test('R1: 2 + 2')).toBe(true);
  expect(chosen.test('/x/b/: every (one)')).toBe(false);
});
