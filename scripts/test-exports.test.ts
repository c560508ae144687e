import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVersions } from '../src/demos/export/index.node.ts';
import type { DemoSource, DemoVariant, Styling } from '../src/demos/source/index.ts';
import { buildProject } from '../tests/exports/buildProject.ts';
import { checkTypes } from '../tests/exports/checkTypes.ts';
import {
  bundleTexts,
  copiedTexts,
  strayImports,
  typeProblems,
} from '../tests/exports/copiedTexts.ts';
import { Installation } from '../tests/exports/installed.ts';
import { writeProject, type Project } from '../tests/exports/project.ts';
import { nameOf, selectCases } from '../tests/exports/selectCases.ts';

function demo(name: string, packages: string[], stylings: Styling[] = []): DemoSource {
  const ts = packages.map((each) => `import '${each}';`).join('\n');
  const path = `page/${name}.tsx`;
  const variant: DemoVariant = {
    files: [{ name: `${name}.tsx`, jsName: `${name}.js`, path, language: 'tsx', ts, js: ts }],
  };
  const others = Object.fromEntries(stylings.map((styling) => [styling, variant]));
  return { name, folder: 'page', variants: { system: variant, ...others } };
}

test('one demo for each product and plan, each styling of a product, and right to left', () => {
  const cases = selectCases([
    demo('Both', ['@mui/x-data-grid', '@mui/x-charts']),
    demo('Grid', ['@mui/x-data-grid']),
    demo('AnotherGrid', ['@mui/x-data-grid'], ['css', 'tailwind']),
    demo('GridPro', ['@mui/x-data-grid-pro']),
    demo('Chart', ['@mui/x-charts/BarChart'], ['tailwind']),
    demo('Plain', ['@mui/material/Box']),
  ]);
  expect(cases.filter(({ variant }) => variant === 'TS').map(nameOf)).toEqual([
    'page Grid system TS ltr',
    'page Grid system TS rtl',
    'page AnotherGrid css TS ltr',
    'page AnotherGrid tailwind TS ltr',
    'page AnotherGrid tailwind TS rtl',
    'page GridPro system TS ltr',
    'page Chart system TS ltr',
    'page Chart tailwind TS ltr',
  ]);
  expect(cases.filter(({ variant }) => variant === 'JS')).toHaveLength(8);
});

const modules = path.resolve('node_modules');
let root = '';
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'exports-test-')));
  symlinkSync(modules, path.join(root, 'node_modules'), 'junction');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function project(name: string, code: string, packages: string[]): Project {
  const versions = readVersions(process.cwd()).packages;
  return writeProject(
    name,
    {
      'package.json': JSON.stringify({
        type: 'module',
        dependencies: Object.fromEntries(packages.map((each) => [each, versions[each]])),
      }),
      'index.html': '<!doctype html><script type="module" src="/src/main.ts"></script>',
      'vite.config.ts': "import { defineConfig } from 'vite';\nexport default defineConfig({});\n",
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'ESNext',
          moduleResolution: 'bundler',
          lib: ['ES2022'],
          skipLibCheck: true,
          types: [],
        },
        include: ['src'],
      }),
      'src/main.ts': code,
    },
    root,
  );
}

test('an import that package.json declares type-checks and builds', async () => {
  const exported = project('good', "import day from 'dayjs';\nday().year();\n", ['dayjs', 'vite']);
  const installation = new Installation(exported, modules);
  expect(checkTypes([{ project: exported, installation }]).get(exported)).toEqual([]);
  await buildProject(exported, installation, 'system');
}, 60_000);

test('an import that it does not declare fails in both, although the site has the package', async () => {
  const exported = project('bad', "import day from 'dayjs';\nday().year();\n", ['vite']);
  const installation = new Installation(exported, modules);
  expect(checkTypes([{ project: exported, installation }]).get(exported)).toEqual([
    expect.stringMatching(/^src\/main\.ts:1 Cannot find module 'dayjs'/),
  ]);
  await expect(buildProject(exported, installation, 'system')).rejects.toThrow(
    "src/main.ts imports 'dayjs', but package.json does not declare dayjs",
  );
}, 60_000);

test('a package of the configuration has to be declared, and in the version of the site', async () => {
  const exported = project('config', 'export {};\n', ['dayjs']);
  await expect(
    buildProject(exported, new Installation(exported, modules), 'system'),
  ).rejects.toThrow("vite.config.ts imports 'vite'");
  const old = { ...exported, declared: { dayjs: '1.0.0' } };
  expect(() => new Installation(old, modules)).toThrow('package.json wants dayjs 1.0.0');
}, 60_000);

/** What Copy gives for a demo of two files. */
function copied(ts: string, js = ts) {
  const [variant] = Object.values(demo('Grid', []).variants);
  const source = {
    ...demo('Grid', []),
    variants: { system: { files: [], ...variant, single: { ts, js } } },
  };
  return copiedTexts([source], path.resolve('copied'));
}

const tsconfig = JSON.stringify({
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022'],
    strict: true,
    skipLibCheck: true,
    types: [],
  },
});

test('a copied text that is complete passes, in both languages', async () => {
  const texts = copied("import day from 'dayjs';\nexport default day().year();\n");
  expect(texts.map(({ name }) => name)).toEqual(['page Grid system TS', 'page Grid system JS']);
  expect(strayImports(texts, readVersions(process.cwd()))).toEqual([]);
  expect(typeProblems(texts.slice(0, 1), tsconfig, path.join(root, 'whole'))).toEqual([]);
  await bundleTexts(texts);
}, 60_000);

test('a copied text with an import, a type or a name that is not there fails', async () => {
  const versions = readVersions(process.cwd());
  const other = "import { rows } from './rows';\nexport default rows;\n";
  expect(strayImports(copied(other), versions)).toEqual([
    "page Grid system TS:1 imports './rows', which is not copied along.",
    "page Grid system JS:1 imports './rows', which is not copied along.",
  ]);
  expect(strayImports(copied("import 'left-pad';\n"), versions)[0]).toContain("imports 'left-pad'");
  const wrong = copied(`${other}const size: number = '';\n`).slice(0, 1);
  expect(typeProblems(wrong, tsconfig, path.join(root, 'wrong'))).toEqual([
    expect.stringMatching(/^page Grid system TS:1 Cannot find module '.\/rows'/),
    "page Grid system TS:3 Type 'string' is not assignable to type 'number'.",
  ]);
  const missing = copied("import { nothing } from '@mui/material/Box';\nexport default nothing;\n");
  await expect(bundleTexts(missing)).rejects.toThrow('"nothing" is not exported by');
}, 60_000);
