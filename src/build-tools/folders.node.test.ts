import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLeftovers, replaceSite, restoreSite, stagingFolder } from './folders.node.ts';
import { projectRoot } from './projectRoot.node.ts';

// A process that has ended, and so has no number any more.
const dead = spawnSync(process.execPath, ['--version']).pid;
let folder: string;
let outDir: string;

beforeEach(() => {
  fs.mkdirSync(path.join(projectRoot, '.cache'), { recursive: true });
  folder = fs.mkdtempSync(path.join(projectRoot, '.cache/folders-'));
  // Of the two folders around it, the inner one is made by the first build.
  outDir = path.join(folder, 'site/dist');
});
afterEach(() => {
  removeLeftovers(outDir);
  fs.rmSync(folder, { recursive: true });
});

const build = (text: string, pid = process.pid) => {
  fs.mkdirSync(stagingFolder(outDir, pid), { recursive: true });
  fs.writeFileSync(path.join(stagingFolder(outDir, pid), 'index.html'), text);
};
const served = () => fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
const outs = path.join(projectRoot, '.cache/out');
const testFolders = () => fs.readdirSync(outs).filter((name) => stemsOf(name));
const stemsOf = (name: string) =>
  name.startsWith(path.basename(stagingFolder(outDir)).split('.')[0] ?? '');

test('the first site and the next take the folder, and nothing is left beside it', () => {
  build('first');
  replaceSite(outDir);
  expect(served()).toBe('first');
  build('second');
  replaceSite(outDir);
  expect(served()).toBe('second');
  expect(testFolders()).toEqual([]);
});

test('a build that ends between the two renames leaves the old site, which comes back', () => {
  build('first');
  replaceSite(outDir);
  build('second', dead);
  let calls = 0;
  const rename = (from: string, to: string) => {
    calls += 1;
    if (calls === 2) throw new Error('killed');
    fs.renameSync(from, to);
  };
  expect(() => replaceSite(outDir, { pid: dead, rename })).toThrow('killed');
  expect(fs.existsSync(outDir)).toBe(false);
  expect(restoreSite(outDir)).toBe(true);
  expect(served()).toBe('first');
  removeLeftovers(outDir);
  expect(testFolders()).toEqual([]);
});

test('a site that is there is never replaced by an older one', () => {
  build('first');
  replaceSite(outDir);
  expect(restoreSite(outDir)).toBe(false);
  expect(served()).toBe('first');
});

test.each([1, 2])(
  'of two builds that finish at once, the last wins whole (the other before rename %i)',
  (place) => {
    build('first');
    replaceSite(outDir);
    build('one', process.pid);
    build('other', dead);
    let calls = 0;
    const rename = (from: string, to: string) => {
      calls += 1;
      if (calls === place) replaceSite(outDir, { pid: dead, rename: fs.renameSync });
      fs.renameSync(from, to);
    };
    replaceSite(outDir, { pid: process.pid, rename });
    expect(served()).toBe('one');
    expect(testFolders()).toEqual([]);
  },
);

test('looking for a site or for leftovers makes no folder', () => {
  expect(restoreSite(outDir)).toBe(false);
  removeLeftovers(outDir);
  stagingFolder(outDir);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('only what dead builds left is removed, and never the last site of another folder', () => {
  build('running', process.ppid);
  build('dead', dead);
  const other = path.join(outs, `other-00000000.old.${dead}`);
  fs.mkdirSync(other, { recursive: true });
  removeLeftovers(outDir);
  expect(testFolders()).toEqual([path.basename(stagingFolder(outDir, process.ppid))]);
  expect(fs.existsSync(other)).toBe(true);
  fs.rmSync(other, { recursive: true });
  fs.rmSync(stagingFolder(outDir, process.ppid), { recursive: true });
});
