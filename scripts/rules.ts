// `npm run rules`: the rules of the specification, the tests that hold each, and how they went in the last `npm test`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from '../tests/rules.ts';
import {
  holdRules,
  playwrightResults,
  reportText,
  stateOf,
  vitestResults,
  type TestResult,
} from './ruleReport.ts';

const folder = path.resolve(import.meta.dirname, '../test-results');

function read<T>(file: string, results: (report: T) => TestResult[]): TestResult[] {
  try {
    return results(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T);
  } catch {
    console.error(`test-results/${file} is not there. Run "npm test" to write it.`);
    return [];
  }
}

const results = holdRules(rules, [
  ...read('unit.json', vitestResults),
  ...read('site.json', vitestResults),
  ...read('browser.json', playwrightResults),
]);
console.log(reportText(results));
process.exitCode = results.some((rule) => stateOf(rule) === 'broken') ? 1 : 0;
