import type { Rule } from '../tests/rules.ts';

export interface TestResult {
  name: string;
  result: 'passed' | 'failed' | 'skipped';
}

export interface RuleResult extends Rule {
  tests: TestResult[];
}

/** `R35 R65 it looks every 500 ms` → 35 and 65. */
export function rulesNamedBy(name: string): number[] {
  const leading = /^(?:R\d+ )+/.exec(name)?.[0] ?? '';
  return [...leading.matchAll(/\d+/g)].map(Number);
}

interface VitestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

export function vitestResults(report: VitestReport): TestResult[] {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ name: title, result: resultOf(status) })),
  );
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export function playwrightResults(suite: PlaywrightSuite): TestResult[] {
  const specResults = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ name: title, result: resultOf(status) })),
  );
  return [...specResults, ...(suite.suites ?? []).flatMap(playwrightResults)];
}

function resultOf(status: string): TestResult['result'] {
  if (status === 'passed' || status === 'expected' || status === 'flaky') return 'passed';
  return status === 'failed' || status === 'unexpected' ? 'failed' : 'skipped';
}

export function holdRules(rules: readonly Rule[], tests: readonly TestResult[]): RuleResult[] {
  return rules.map((rule) => ({
    ...rule,
    tests: tests.filter(({ name }) => rulesNamedBy(name).includes(rule.number)),
  }));
}

/** A rule is held by at least one test that passed and none that failed. */
export function stateOf({ tests }: RuleResult): 'held' | 'broken' | 'open' {
  if (tests.some(({ result }) => result === 'failed')) return 'broken';
  return tests.some(({ result }) => result === 'passed') ? 'held' : 'open';
}

const marks = { held: '✓', broken: '✗', open: '·' };
const testMarks = { passed: '✓', failed: '✗', skipped: '-' };

export function reportText(results: readonly RuleResult[]): string {
  const lines = results.flatMap((rule) => {
    const state = stateOf(rule);
    const none = rule.tests.length === 0 ? ['      no test in the last reports'] : [];
    const tests = rule.tests.map(({ name, result }) => `      ${testMarks[result]} ${name}`);
    return [`${marks[state]} R${rule.number} ${rule.group}: ${rule.text}`, ...none, ...tests];
  });
  const count = (state: string) => results.filter((rule) => stateOf(rule) === state).length;
  return [
    ...lines,
    '',
    `${results.length} rules: ${count('held')} held, ${count('broken')} broken, ${count('open')} without a test`,
  ].join('\n');
}
