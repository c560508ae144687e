// Counting for `npm test`: every part comes out as { passed, failed }.

/** A check that either holds or does not: types, lint, the build. */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts a report of Vitest's JSON reporter; `report` is undefined when the runner crashed. */
export function countVitest(report, exitCode) {
  const tests = report?.testResults?.flatMap((file) => file.assertionResults) ?? [];
  // A file that could not be loaded has no tests to count, but it has failed.
  const broken = (report?.testResults ?? []).filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((it) => it.status === 'failed'),
  );
  return withRunner(exitCode, {
    passed: tests.filter((it) => it.status === 'passed').length,
    failed: tests.filter((it) => it.status === 'failed').length + broken.length,
  });
}

/** Counts a report of Playwright's JSON reporter; `report` is undefined when the runner crashed. */
export function countPlaywright(report, exitCode) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const failed = unexpected + (report?.errors?.length ?? 0);
  return withRunner(exitCode, { passed: expected + flaky, failed });
}

/** The last line of `npm test`. */
export function summaryLine(results) {
  const sum = (field) => results.reduce((total, it) => total + it[field], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** One line a part: how it went and how long it took. */
export function partTable(results) {
  return results.map(({ name, passed, failed, seconds }) => {
    const counts = `${String(passed).padStart(5)} passed, ${String(failed).padStart(3)} failed`;
    return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${counts} ${seconds.toFixed(1).padStart(8)} s`;
  });
}

// A runner that ends badly without a failing test, or well without a single one, counts as a failure itself.
function withRunner(exitCode, { passed, failed }) {
  const suspicious = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: suspicious ? 1 : failed };
}
