import { describe, expect, test } from 'vitest';
import { countCheck, countPlaywright, countVitest, partTable, summaryLine } from './summary.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((it) => ({ status: it })),
});

test('a check counts as one', () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0 });
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1 });
});

describe('Vitest', () => {
  test('every test counts, skipped ones do not', () => {
    const report = { testResults: [file('passed', 'passed', 'passed', 'skipped', 'todo')] };
    expect(countVitest(report, 0)).toEqual({ passed: 2, failed: 0 });
  });

  test('failing tests count each', () => {
    const report = { testResults: [file('failed', 'failed', 'failed', 'passed')] };
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 2 });
  });

  test('a file that cannot be loaded is a failure', () => {
    const report = { testResults: [file('passed', 'passed'), file('failed')] };
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('an error outside of every test is a failure', () => {
    expect(countVitest({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test('a crash, and a run without tests, are failures', () => {
    expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest({}, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('Playwright', () => {
  const stats = (expected: number, unexpected: number) => ({
    stats: { expected, unexpected, flaky: 0, skipped: 3 },
    errors: [],
  });

  test('every test counts, skipped ones do not', () => {
    expect(countPlaywright(stats(5, 0), 0)).toEqual({ passed: 5, failed: 0 });
    expect(countPlaywright(stats(5, 2), 1)).toEqual({ passed: 5, failed: 2 });
  });

  test('errors outside of tests are failures', () => {
    const report = { ...stats(0, 0), errors: [{ message: 'the server did not start' }] };
    expect(countPlaywright(report, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(stats(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('a crash, and a run without tests, are failures', () => {
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(stats(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

test('the last line adds everything up', () => {
  const results = [countCheck(0), { passed: 200, failed: 1 }, { passed: 40, failed: 0 }];
  expect(summaryLine(results)).toBe('241 passed, 1 failed');
  expect(summaryLine([])).toBe('0 passed, 0 failed');
});

test('each part has a line with its time', () => {
  const results = [
    { name: 'unit', passed: 1200, failed: 0, seconds: 61.04 },
    { name: 'exports', passed: 57, failed: 1, seconds: 100 },
  ];
  expect(partTable(results)).toEqual([
    '✓ unit      1200 passed,   0 failed     61.0 s',
    '✗ exports     57 passed,   1 failed    100.0 s',
  ]);
});
