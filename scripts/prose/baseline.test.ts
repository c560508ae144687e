import { expect, test } from 'vitest';
import { countFindings, differences, problemsOf } from './baseline.ts';
import type { Finding } from './findings.ts';

const anew = (line: number): Finding => ({ line, rule: 'anew', found: 'anew', better: 'again' });
const findings = new Map([['a.mdx', [anew(1), anew(3)]]]);

test('counts by file and rule', () => {
  expect(countFindings(findings)).toEqual({ 'a.mdx': { anew: 2 } });
});

test('what the baseline allows is no difference', () => {
  expect(differences({ 'a.mdx': { anew: 2 } }, countFindings(findings))).toEqual([]);
});

test('more than the baseline names every place and the better word', () => {
  const found = differences({ 'a.mdx': { anew: 1 } }, countFindings(findings));
  expect(problemsOf(found, findings)).toEqual([
    'a.mdx: 2 of "anew", and the baseline allows 1. Rewrite:\n' +
      '  a.mdx:1: "anew" → again (anew)\n  a.mdx:3: "anew" → again (anew)',
  ]);
});

test('a file that is not in the baseline must be free of findings', () => {
  const found = differences({}, countFindings(findings));
  expect(found).toEqual([{ file: 'a.mdx', rule: 'anew', allowed: 0, now: 2 }]);
});

test('fewer than the baseline asks for an update', () => {
  const found = differences(
    { 'a.mdx': { anew: 3 }, 'gone.ts': { mend: 1 } },
    countFindings(findings),
  );
  expect(problemsOf(found, findings)).toEqual([
    'a.mdx: the baseline allows 3 of "anew", and the file has 2. Run "npm run prose -- --update".',
    'gone.ts: the baseline allows 1 of "mend", and the file has 0. Run "npm run prose -- --update".',
  ]);
});
