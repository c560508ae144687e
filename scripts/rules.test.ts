import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../tests/rules.ts';
import {
  holdRules,
  playwrightResults,
  reportText,
  rulesNamedBy,
  stateOf,
  vitestResults,
} from './ruleReport.ts';

test('there are 73 rules, numbered without a gap', () => {
  expect(rules.map(({ number }) => number)).toEqual(
    Array.from({ length: 73 }, (_, index) => index + 1),
  );
});

test('a test names the rules at its beginning', () => {
  expect(rulesNamedBy('R35 R65 it looks every 500 ms')).toEqual([35, 65]);
  expect(rulesNamedBy('as in R35 it looks')).toEqual([]);
  expect(rulesNamedBy('R2D2 is no rule')).toEqual([]);
});

test('a report of both runners', () => {
  const unit = vitestResults({
    testResults: [
      { assertionResults: [{ title: 'R1 kept', status: 'passed' }] },
      { assertionResults: [{ title: 'R2 listed', status: 'failed' }] },
    ],
  });
  const browser = playwrightResults({
    suites: [
      {
        specs: [{ title: 'R1 R3 shown', tests: [{ status: 'expected' }] }],
        suites: [{ specs: [{ title: 'R4 later', tests: [{ status: 'skipped' }] }] }],
      },
    ],
  });
  const results = holdRules(
    [1, 2, 3, 4, 5].map((number) => ({ number, group: 'Group', text: `text ${number}` })),
    [...unit, ...browser],
  );
  expect(results.map(stateOf)).toEqual(['held', 'broken', 'held', 'open', 'open']);
  expect(reportText(results)).toMatchInlineSnapshot(`
    "✓ R1 Group: text 1
          ✓ R1 kept
          ✓ R1 R3 shown
    ✗ R2 Group: text 2
          ✗ R2 listed
    ✓ R3 Group: text 3
          ✓ R1 R3 shown
    · R4 Group: text 4
          - R4 later
    · R5 Group: text 5
          no test in the last reports

    5 rules: 2 held, 1 broken, 2 without a test"
  `);
});

test('every rule but the lists of pages has a test that is named after it', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const named = new Set<number>();
  for (const folder of ['src', 'tests', 'scripts', 'content']) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true }) as string[]) {
      if (!/\.(test|spec)\.tsx?$/.test(name) || name === 'rules.test.ts') continue;
      const text = readFileSync(path.join(root, folder, name), 'utf8');
      for (const match of text.matchAll(/[('"`,[]\s*['"`]((?:R\d+ )+)/g))
        for (const number of rulesNamedBy(match[1] ?? '')) named.add(number);
    }
  }
  const open = rules.map(({ number }) => number).filter((number) => !named.has(number));
  // R2 to R9 are the pages themselves.
  expect(open.filter((number) => number === 1 || number > 9)).toEqual([]);
});
