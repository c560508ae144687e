import { expect, test } from 'vitest';
import { readOptions } from './testOptions.mjs';

const parts = ['build', 'unit', 'browser'];
const all = { parts, changed: false, base: undefined };

test('everything without an option', () => {
  expect(readOptions([], parts)).toEqual(all);
});

test('--only chooses parts and keeps their order', () => {
  const chosen = { ...all, parts: ['build', 'browser'] };
  expect(readOptions(['--only', 'browser,build'], parts)).toEqual(chosen);
  expect(readOptions(['--only=unit'], parts)).toEqual({ ...all, parts: ['unit'] });
});

test('--changed compares with the last commit or with what is named', () => {
  expect(readOptions(['--changed'], parts)).toEqual({ ...all, changed: true });
  expect(readOptions(['--changed=main'], parts)).toEqual({ ...all, changed: true, base: 'main' });
});

test('what is unknown is refused', () => {
  const message = (name: string) =>
    `--only ${name}: there is no such part. Choose from build,unit,browser.`;
  expect(() => readOptions(['--only', 'units'], parts)).toThrow(message('units'));
  expect(() => readOptions(['--only'], parts)).toThrow(message(''));
  expect(() => readOptions(['--fast'], parts)).toThrow('--fast: there is no such option.');
});
