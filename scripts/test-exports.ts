import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readVersions } from '../src/demos/export/versions.node.ts';
import { discoverDemos } from '../src/demos/source/discoverDemos.node.ts';
import { readDemo } from '../src/demos/source/readDemo.node.ts';
import { runCase } from '../tests/exports/runCase.ts';
import { nameOf, selectCases } from '../tests/exports/selectCases.ts';

const { values } = parseArgs({
  options: {
    /** Where the demos are. */
    content: { type: 'string', default: 'content' },
    /** Runs the cases whose name contains this text. */
    only: { type: 'string', default: '' },
    /** Leaves the projects in the temporary folder. */
    keep: { type: 'boolean', default: false },
  },
});

const discovered = discoverDemos(path.resolve(values.content));
const complete = discovered.demos.filter(({ variants }) => variants.system);
const demos = [];
for (const { file } of complete) demos.push(await readDemo(file, discovered.contentDir));
const cases = selectCases(demos).filter((each) => nameOf(each).includes(values.only));
const versions = readVersions(process.cwd());
const root = mkdtempSync(path.join(os.tmpdir(), 'demo-exports-'));
let failed = cases.length === 0 ? 1 : 0;
if (failed) console.log(`no demo in ${values.content} matches "${values.only}"`);

try {
  // One at a time: an installation and a build take all the cores there are.
  for (const each of cases) {
    const start = Date.now();
    const seconds = (): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
    try {
      await runCase(each, versions, root);
      console.log(`ok      ${nameOf(each)} (${seconds()})`);
    } catch (error) {
      failed += 1;
      console.log(`failed  ${nameOf(each)} (${seconds()})`);
      console.log(error instanceof Error ? error.message : error);
    }
  }
} finally {
  if (values.keep) console.log(`projects: ${root}`);
  else rmSync(root, { recursive: true, force: true });
}

const passed = Math.max(cases.length - failed, 0);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/exports.json', JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
