import { expect, test } from 'vitest';
import { LONGEST_URL, parseRequestPath } from './requestPath.ts';

test('a page path is split, decoded and encoded again', () => {
  expect(parseRequestPath('/x/r%C3%A9act-%64ata/?q=%2F#')).toEqual({
    segments: ['x', 'réact-data', ''],
    path: '/x/r%C3%A9act-data/',
    query: '?q=%2F#',
  });
  expect(parseRequestPath('/')).toEqual({ segments: [''], path: '/', query: '' });
});

test('a path decodes once: what is left of a second encoding stays encoded', () => {
  expect(parseRequestPath('/%252e%252e/')).toMatchObject({ path: '/%252e%252e/' });
});

test('.well-known is the one folder with a dot', () => {
  expect(parseRequestPath('/.well-known/security.txt')).toHaveProperty('segments');
  expect(parseRequestPath('/.git/config')).toEqual({ refused: 404 });
});

test('the longest URL is read, one character more is refused', () => {
  expect(parseRequestPath(`/${'a'.repeat(LONGEST_URL - 1)}`)).toHaveProperty('segments');
  expect(parseRequestPath(`/${'a'.repeat(LONGEST_URL)}`)).toEqual({ refused: 400 });
});
