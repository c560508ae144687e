// `npm run test:exports`: demos taken away as projects type-check and build, and so does what Copy gives.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readVersions } from '../src/demos/export/index.node.ts';
import { createDemoDescriber, discoverDemos } from '../src/demos/source/index.node.ts';
import { createCompilePool } from '../src/mdx/index.node.ts';
import { buildProject } from '../tests/exports/buildProject.ts';
import { checkTypes, typeGroups } from '../tests/exports/checkTypes.ts';
import {
  bundleTexts,
  copiedTexts,
  strayImports,
  typeProblems,
} from '../tests/exports/copiedTexts.ts';
import { Installation } from '../tests/exports/installed.ts';
import { installProject } from '../tests/exports/installProject.ts';
import { takeAway } from '../tests/exports/project.ts';
import { runTexts, sampleOf } from '../tests/exports/runCopied.ts';
import { nameOf, selectCases } from '../tests/exports/selectCases.ts';
import { sourceOf } from '../tests/exports/sourceOf.ts';

const { values } = parseArgs({
  options: {
    /** Where the demos are. */
    content: { type: 'string', default: 'content' },
    /** Runs the cases whose name contains this text. */
    only: { type: 'string', default: '' },
    /** Leaves the projects in the temporary folder. */
    keep: { type: 'boolean', default: false },
    /** Installs every project with npm, which takes many minutes, instead of one of them. */
    install: { type: 'boolean', default: false },
  },
});

const discovered = discoverDemos(path.resolve(values.content));
const complete = discovered.demos.filter(({ variants }) => variants.system);
// Those that a build has described are not read again.
const { contentDir } = discovered;
const pool = createCompilePool({ contentDir, origin: '', navigation: [], texts: {} });
const describer = createDemoDescriber(contentDir, pool);
const modules = await Promise.all(complete.map(({ file }) => describer.describe(file)));
await pool.close();
const demos = modules.map(sourceOf);
const cases = selectCases(demos).filter((each) => nameOf(each).includes(values.only));
const copied = copiedTexts(demos, path.resolve('copied')).filter(({ name }) =>
  name.includes(values.only),
);
if (cases.length === 0) console.log(`no demo in ${values.content} matches "${values.only}"`);
const versions = readVersions(process.cwd());
const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'demo-exports-')));
const packages = path.resolve('node_modules');
// Right to left with Tailwind in TypeScript has the most files and packages.
const proof =
  cases.find((each) => nameOf(each).endsWith('tailwind TS rtl')) ??
  cases.find(({ variant }) => variant === 'TS');
let passed = 0;
let failed = cases.length === 0 ? 1 : 0;

async function report(name: string, check: () => unknown): Promise<void> {
  const start = Date.now();
  const seconds = (): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  try {
    await check();
    passed += 1;
    console.log(`ok      ${name} (${seconds()})`);
  } catch (error) {
    failed += 1;
    console.log(`failed  ${name} (${seconds()})`);
    console.log(error instanceof Error ? error.message : error);
  }
}

try {
  // Every project finds the site's own packages, as if they had been installed beside it.
  const shared = path.join(root, 'shared');
  mkdirSync(shared);
  symlinkSync(packages, path.join(shared, 'node_modules'), 'junction');
  const installs = (async () => {
    for (const each of values.install ? cases : proof ? [proof] : [])
      await report(`install ${nameOf(each)}`, () =>
        installProject(takeAway(each, versions, path.join(root, 'installed')), each.styling),
      );
  })();
  const all = cases.map((each) => {
    const project = takeAway(each, versions, shared);
    return { each, project, installation: () => new Installation(project, packages) };
  });
  for (const { each, project, installation } of all)
    await report(`build   ${project.name}`, () =>
      buildProject(project, installation(), each.styling),
    );
  await report(`bundle  ${copied.length} copied texts`, async () => {
    const stray = strayImports(copied, versions);
    if (stray.length > 0) throw new Error(stray.join('\n'));
    await bundleTexts(copied);
  });
  const sample = sampleOf(copied, 30);
  await report(`run     ${sample.length} copied texts`, async () => {
    const problems = await runTexts(sample);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  // Alone: the check of types does not let go of the process.
  await installs;
  const typed = all
    .filter(({ each }) => each.variant === 'TS')
    .map(({ project, installation }) => ({ project, installation: installation() }));
  for (const group of typeGroups(typed))
    for (const [project, problems] of checkTypes(group))
      await report(`types   ${project.name}`, () => {
        if (problems.length > 0) throw new Error(problems.join('\n'));
      });
  const singles = copied.filter(({ variant, isOwn }) => variant === 'TS' && !isOwn);
  const tsconfig = typed[0]?.project.files['tsconfig.json'];
  if (tsconfig !== undefined)
    await report(`types   ${singles.length} copied texts of several files`, () => {
      const problems = typeProblems(singles, tsconfig, path.join(shared, 'copied'));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
} finally {
  if (values.keep) console.log(`projects: ${root}`);
  else rmSync(root, { recursive: true, force: true });
}

mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/exports.json', JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
