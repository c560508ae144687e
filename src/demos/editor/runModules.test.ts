import vm from 'node:vm';
import { expect, test } from 'vitest';
import { compileModules } from './compileModules.ts';
import { runModules, type ModuleBody } from './runModules.ts';
import { runtimeLine, runtimeProblem, sourceName } from './runtimeProblem.ts';

const path = 'data-grid/sorting/Demo.tsx';
const packages: Record<string, object> = { react: { useState: () => 'state', default: {} } };

/** Node has no `blob:` imports; the browser's way is tested in the browser. */
async function evaluate({ code, path: filename }: { code: string; path: string }) {
  const text = `(function (require, module, exports) {${code}\n})`;
  return vm.runInThisContext(text, { filename: sourceName(filename) }) as ModuleBody;
}

function run(text: string, others: { path: string; text: string }[] = []) {
  const { modules = [] } = compileModules([{ path, text }, ...others]);
  return runModules({
    modules,
    has: (specifier) => specifier in packages || specifier === 'far',
    load: async (specifier) => {
      const found = packages[specifier];
      if (!found) throw new Error('offline');
      return found;
    },
    evaluate,
  });
}

async function problemOf(running: Promise<unknown>) {
  return runtimeProblem(await running.catch((error: unknown) => error), path);
}

test('the default export is the component, with packages and files at hand', async () => {
  const Component = (await run(
    "import { useState } from 'react';\nimport { word } from './word';\nexport default function Demo() { return useState() + word; }",
    [{ path: 'data-grid/sorting/word.ts', text: "export const word = '!';" }],
  )) as () => unknown;
  expect(Component()).toBe('state!');
});

test('no component: the file is named', async () => {
  expect(await problemOf(run('export const a = 1;'))).toEqual({
    kind: 'no-component',
    file: 'Demo.tsx',
  });
  expect(await problemOf(run('export default 7;'))).toMatchObject({ kind: 'no-component' });
});

test('a module that is not there is named with the line of its import', async () => {
  expect(await problemOf(run("\nimport _ from 'lodash';\nexport default () => _;"))).toEqual({
    kind: 'unknown-module',
    specifier: 'lodash',
    line: 2,
  });
  expect(await problemOf(run("import a from './gone';\nexport default () => a;"))).toEqual({
    kind: 'unknown-module',
    specifier: './gone',
    line: 1,
  });
});

test('a module that cannot be fetched is named', async () => {
  expect(await problemOf(run("import a from 'far';\nexport default () => a;"))).toEqual({
    kind: 'module-not-loaded',
    specifier: 'far',
    line: 1,
  });
});

test('a name that a package does not export throws where it is used', async () => {
  const text = "import { useStat } from 'react';\n\nexport default function Demo() {}\nuseStat();";
  expect(await problemOf(run(text))).toEqual({
    kind: 'runtime',
    message: "'react' has no export 'useStat'.",
    line: 4,
  });
});

test('what a module throws has the line of the demo’s own file', async () => {
  const text = "export default 1;\nfunction fail() {\n  throw new Error('no');\n}\nfail();";
  expect(await problemOf(run(text))).toEqual({ kind: 'runtime', message: 'no', line: 3 });
});

test('errors from elsewhere have no line, and odd ones a text', () => {
  expect(runtimeLine(new Error('x'), path)).toBeUndefined();
  expect(runtimeProblem('plain', path)).toEqual({ kind: 'runtime', message: 'plain' });
});
