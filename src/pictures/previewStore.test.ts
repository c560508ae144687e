import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictures } from './pictureStore.node.ts';
import { openPreviews } from './previewStore.node.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'previews-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const facts = {
  path: '/x/react-charts/bars/',
  title: 'Bars',
  product: 'Charts',
  plan: undefined,
  demo: 'key',
};

test('the name changes with the title, the product, the plan and the picture of the first demo', () => {
  const pictures = openPictures(folder);
  const { nameOf } = openPreviews(pictures);
  const names = [
    nameOf(facts),
    nameOf({ ...facts, title: 'Lines' }),
    nameOf({ ...facts, product: 'Data Grid' }),
    nameOf({ ...facts, plan: 'Pro plan' }),
  ];
  const files = [pictures.addFile(Buffer.from('picture'))];
  pictures.keep('key', { light: { width: 690, height: 300, files } });
  names.push(nameOf(facts));
  expect(new Set(names).size).toBe(names.length);
  // The same picture and words at another address are the same drawing.
  expect(nameOf({ ...facts, path: '/x/other/' })).toBe(nameOf(facts));
});

test('previews that no page has are removed, pictures of demos stay', () => {
  const pictures = openPictures(folder);
  const previews = openPreviews(pictures);
  const picture = pictures.addFile(Buffer.from('picture'));
  previews.keep('preview-a.jpg', Buffer.from('a'));
  previews.keep('preview-b.jpg', Buffer.from('b'));
  expect(previews.keepOnly(new Set(['preview-b.jpg']))).toBe(1);
  expect(previews.has('preview-a.jpg')).toBe(false);
  expect(previews.has('preview-b.jpg')).toBe(true);
  expect(fs.existsSync(path.join(folder, picture))).toBe(true);
});
