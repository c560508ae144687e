import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictures } from './pictureStore.node.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function keepOne(key: string, content: string) {
  const store = openPictures(folder);
  const files = [store.addFile(Buffer.from(content))];
  const pictures = { light: { width: 690, height: 300, files } };
  store.keep(key, pictures);
  return { pictures, file: path.join(folder, files[0] ?? '') };
}

test('what was kept is found again by its key, by another process too', () => {
  const { pictures } = keepOne('a', 'picture');
  expect(openPictures(folder).find('a')).toEqual(pictures);
  expect(openPictures(folder).find('b')).toBeUndefined();
});

test('a picture whose file is missing or damaged is not used', () => {
  const { file } = keepOne('a', 'picture');
  fs.writeFileSync(file, 'half a pic');
  expect(openPictures(folder).find('a')).toBeUndefined();
  fs.rmSync(file);
  expect(openPictures(folder).find('a')).toBeUndefined();
});

test.each(['', '{', '[]', '{"a":{"light":{"width":1,"height":1,"files":["../../secret"]}}}'])(
  'an index of %j counts as none',
  (text) => {
    keepOne('a', 'picture');
    fs.writeFileSync(path.join(folder, 'index.json'), text);
    expect(openPictures(folder).find('a')).toBeUndefined();
  },
);

test('pictures of demos that are gone are removed with their files', () => {
  const { file: old } = keepOne('old', 'one');
  const { file } = keepOne('new', 'another');
  const store = openPictures(folder);
  expect(store.keepOnly(new Set(['new']))).toBe(1);
  expect(fs.existsSync(old)).toBe(false);
  expect(fs.existsSync(file)).toBe(true);
  expect(openPictures(folder).find('new')).toBeDefined();
});
