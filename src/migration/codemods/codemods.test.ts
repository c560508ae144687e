import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleCodemods, codemodIds } from './codemodsPlugin.node.ts';
import { codemodGroups, preset } from './samples.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'codemods-'));
const require = createRequire(import.meta.url);

type Run = (id: string, file: string, source: string) => string;
interface Runner {
  run: (transform: string, paths: string[], options: object) => Promise<{ error: number }>;
}
let runCodemod: Run;

beforeAll(async () => {
  const file = path.join(folder, 'codemods.mjs');
  fs.writeFileSync(file, await bundleCodemods(root));
  ({ runCodemod } = (await import(pathToFileURL(file).href)) as { runCodemod: Run });
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What `npx @mui/x-codemod` starts, with its options, in this process. */
async function byCommand(id: string, source: string): Promise<string> {
  const file = path.join(folder, `${id.replaceAll('/', '-')}.tsx`);
  fs.writeFileSync(file, source);
  const runner = require('jscodeshift/src/Runner') as Runner;
  const transform = path.join(root, 'node_modules/@mui/x-codemod', id, 'index.js');
  const options = { parser: 'tsx', extensions: 'js,ts,jsx,tsx', runInBand: true, silent: true };
  const { error } = await runner.run(transform, [file], { ...options, babel: false, verbose: 0 });
  expect(error).toBe(0);
  return fs.readFileSync(file, 'utf8');
}

test('the lists have every codemod of the package', () => {
  const listed = codemodGroups.flatMap(({ folder: inside, codemods }) =>
    [preset, ...codemods].map((name) => `${inside}/${name}`),
  );
  expect(listed.sort()).toEqual(codemodIds(root));
});

test('in the browser, presets change the samples as the command does', async () => {
  expect(codemodGroups).toHaveLength(9);
  for (const { folder: inside, sample } of codemodGroups) {
    const id = `${inside}/${preset}`;
    const changed = runCodemod(id, 'sample.tsx', sample);
    expect(changed, id).not.toBe(sample);
    expect(changed, id).toBe(await byCommand(id, sample));
  }
});

test('so do single codemods', async () => {
  let changes = 0;
  for (const { folder: inside, codemods, sample } of codemodGroups) {
    for (const name of codemods) {
      const id = `${inside}/${name}`;
      const changed = runCodemod(id, 'sample.tsx', sample);
      if (changed !== sample) changes += 1;
      expect(changed, id).toBe(await byCommand(id, sample));
    }
  }
  expect(changes).toBeGreaterThan(30);
});

test('code that is not TypeScript fails with the place', () => {
  expect(() => runCodemod('v8.0.0/charts/preset-safe', 'a.tsx', 'const = 1;')).toThrow(/1:6/);
});
