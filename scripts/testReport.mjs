// What is told of single tests after `npm test`: the slowest ones, and how to look into those that failed.

/** Every test of a report of Vitest's JSON reporter, with its seconds. */
export function vitestTests(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration, status }) => ({
      file: name.startsWith(root) ? name.slice(root.length) : name,
      title,
      seconds: (duration ?? 0) / 1000,
      failed: status === 'failed',
    })),
  );
}

/** Every test of a report of Playwright's JSON reporter; `traces`: the files that it left. */
export function playwrightTests(report) {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).map(({ file, line, title, ok, tests }) => ({
      file: `tests/e2e/${file}`,
      line,
      title,
      seconds: sum(tests.flatMap((it) => it.results.map((result) => result.duration))) / 1000,
      failed: !ok,
      traces: tests
        .flatMap((it) => it.results.flatMap((result) => result.attachments ?? []))
        .filter((it) => it.name === 'trace')
        .map((it) => it.path),
    })),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return (report?.suites ?? []).flatMap(inSuite);
}

export function slowestLines(tests, count) {
  return [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${title}`);
}

export const placeOf = ({ file, line }) => `${file}:${line}`;

/** For `--grep`: tests that a loop makes are all at one place. */
export const titlesOf = (tests) =>
  tests.map(({ title }) => title.replace(/[^\w /-]/g, '\\$&')).join('|');

/** For each failed test the command that runs it again, and the one that shows what it did. */
export function failureLines(failed, reruns, relative) {
  return failed.flatMap((test) => {
    const again = reruns.find((it) => placeOf(it) === placeOf(test) && it.title === test.title);
    const [trace] = again?.traces ?? [];
    return [
      `✗ ${placeOf(test)}  ${test.title}`,
      `    run it again:   npx playwright test ${placeOf(test)} --trace on`,
      ...(trace ? [`    open its trace: npx playwright show-trace ${relative(trace)}`] : []),
      ...(again && !again.failed ? ['    It passed when it was run again for the trace.'] : []),
    ];
  });
}

const sum = (numbers) => numbers.reduce((total, it) => total + it, 0);
