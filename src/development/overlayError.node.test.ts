import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOverlayError } from './overlayError.node.ts';

let root = '';
let contentDir = '';
let page = '';

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'overlay-'));
  contentDir = path.join(root, 'copy');
  page = path.join(contentDir, 'charts/bars/page.mdx');
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, 'one\ntwo\nthree\nfour\nfive\nsix\n');
});

afterAll(() => fs.rmSync(root, { recursive: true }));

test('a place in the message is found in the folder that the content is in', () => {
  const error = new Error('content/charts/bars/page.mdx:4: there is no demo "A". Create it.');
  expect(toOverlayError(error, { root, contentDir })).toEqual({
    message: 'content/charts/bars/page.mdx:4: there is no demo "A". Create it.',
    stack: '',
    id: page,
    loc: { file: page, line: 4, column: 1 },
    frame: '     2 | two\n     3 | three\n>    4 | four\n     5 | five\n     6 | six',
  });
});

test('a parser’s own place is put before its reason', () => {
  const error = Object.assign(new Error('Unexpected end of file'), {
    id: `${page}?facts`,
    line: 2,
    column: 7,
  });
  const shown = toOverlayError(error, { root, contentDir });
  expect(shown.message).toBe('content/charts/bars/page.mdx:2: Unexpected end of file');
  expect(shown.loc).toEqual({ file: page, line: 2, column: 7 });
});

test('an error without a place keeps its stack', () => {
  const error = new Error('Out of luck');
  const shown = toOverlayError(error, { root, contentDir });
  expect(shown).toEqual({ message: 'Out of luck', stack: error.stack });
});
