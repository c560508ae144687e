import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedPictures, comparePage } from './comparePictures.node.ts';
import { openPictures } from './pictureStore.node.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** A folder of pictures, by the ids of their demos. */
function folderWith(name: string, demos: Record<string, string>): string {
  const folder = path.join(root, name);
  const store = openPictures(folder);
  for (const content of Object.values(demos)) {
    const files = [store.addFile(Buffer.from(content))];
    store.keep(`key of ${content}`, { light: { width: 100, height: 50, files } });
  }
  const names = Object.entries(demos).map(([id, content]) => ({ id, key: `key of ${content}` }));
  store.name(names);
  return folder;
}

test('pictures that differ, that are new and that are gone are found, those that are the same are not', () => {
  const before = folderWith('before', { same: 'a', changed: 'b', gone: 'c' });
  const after = folderWith('after', { same: 'a', changed: 'd', fresh: 'e' });
  const rows = changedPictures(before, after);
  expect(rows.map(({ id, look }) => [id, look])).toEqual([
    ['changed', 'light'],
    ['fresh', 'light'],
    ['gone', 'light'],
  ]);
  const page = comparePage(rows);
  expect(page).toContain('<title>3 changed pictures</title>');
  expect(page.match(/data:image\/webp;base64,/g)).toHaveLength(6);
  expect(page).toContain('<p>Before: none</p>');
  expect(page).toContain('<p>After: none</p>');
});
