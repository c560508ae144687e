import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepLastBuild, listFiles, wholeBuild } from './lastBuild.node.ts';
import { openStore, type Store } from '../build-tools/index.node.ts';

let folder: string;
let outDir: string;
let store: Store;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'last-build-'));
  outDir = path.join(folder, 'dist');
  store = openStore(path.join(folder, 'store'));
  fs.mkdirSync(path.join(outDir, 'x'), { recursive: true });
  fs.writeFileSync(path.join(outDir, 'x/index.html'), 'page');
  fs.writeFileSync(path.join(outDir, '404.html'), 'none');
  keepLastBuild(store, outDir, { inputs: 'inputs', pages: 2, files: listFiles(outDir) });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('the last build stands for the same inputs', () => {
  expect(wholeBuild(store, outDir, 'inputs')).toMatchObject({ pages: 2 });
  expect(wholeBuild(store, outDir, 'others')).toBeUndefined();
});

test.each<[string, (at: (name: string) => string) => void]>([
  ['a file is lost', (at) => fs.rmSync(at('404.html'))],
  ['a file has other bytes of the same number', (at) => fs.writeFileSync(at('404.html'), 'nine')],
  ['a file is cut short', (at) => fs.writeFileSync(at('404.html'), 'no')],
  ['a file has another name', (at) => fs.renameSync(at('404.html'), at('405.html'))],
  ['a file was added', (at) => fs.writeFileSync(at('x/more.html'), 'more')],
  ['the folder is gone', (at) => fs.rmSync(at('.'), { recursive: true })],
])('it does not when %s', (_, change) => {
  change((name) => path.join(outDir, name));
  expect(wholeBuild(store, outDir, 'inputs')).toBeUndefined();
});
