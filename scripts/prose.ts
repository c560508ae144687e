// `npm run prose`: spelling and wording of pages, comments and messages, against a baseline that can only shrink.
// `-- content/charts` lists every finding of a folder; `-- --update` takes what was fixed out of the baseline.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  countFindings,
  differences,
  findingText,
  problemsOf,
  type Baseline,
} from './prose/baseline.ts';
import { findAll } from './prose/files.ts';

const root = path.resolve(import.meta.dirname, '..');
const baselineFile = path.join(root, 'scripts/prose/baseline.json');
const args = process.argv.slice(2);
const folders = args.filter((arg) => !arg.startsWith('--'));
const update = args.includes('--update');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--update');
if (unknown !== undefined) fail(`"${unknown}" is not an option. Use --update, or name folders.`);
const missing = folders.find((folder) => !existsSync(path.join(root, folder)));
if (missing !== undefined)
  fail(`"${missing}" does not exist. Name a folder or file from the root.`);

const findings = findAll(root, folders);
if (folders.length > 0) list();
else check();

/** Everything, whether the baseline allows it or not. */
function list(): void {
  const lines = [...findings].flatMap(([file, of]) => of.map((it) => findingText(file, it)));
  for (const line of lines) console.log(line);
  console.log(`${lines.length} findings in ${folders.join(', ')}`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}

function check(): void {
  const isFirst = !existsSync(baselineFile);
  const counts = countFindings(findings);
  const baseline = isFirst ? {} : (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline);
  const found = differences(baseline, counts);
  const grown = found.filter(({ now, allowed }) => now > allowed);
  if (update && (isFirst || grown.length === 0)) {
    writeFileSync(baselineFile, `${JSON.stringify(counts, null, 2)}\n`);
    console.log(`scripts/prose/baseline.json: ${found.length} entries updated.`);
    return;
  }
  // The baseline never grows: with --update, what is new has to be fixed first.
  const problems = problemsOf(update ? grown : found, findings);
  if (problems.length > 0) fail(problems.join('\n'));
  console.log('Prose: nothing beyond scripts/prose/baseline.json.');
}
