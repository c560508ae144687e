import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from './store.node.ts';
import { sweepStore } from './sweepStore.node.ts';

const day = 24 * 60 * 60 * 1000;
let folder: string;
let now: number;
let store: Store;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));
  now = Date.UTC(2026, 0, 1);
  store = openStore(folder, () => now);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('an entry', () => {
  test.each(['text', '', 'two\nlines\n'])('%j comes back as it was', (payload) => {
    store.write('page', 'key', payload);
    expect(store.read('page', 'key')?.toString()).toBe(payload);
    expect(fs.readdirSync(path.join(folder, 'page'))).toEqual(['key']);
  });

  test('that was never written is none', () => {
    expect(store.read('page', 'key')).toBeUndefined();
  });

  test('that is cut short anywhere is none', () => {
    store.write('page', 'key', 'the text of a page');
    const file = store.fileOf('page', 'key');
    const whole = fs.readFileSync(file);
    for (let length = 0; length < whole.length; length += 1) {
      fs.writeFileSync(file, whole.subarray(0, length));
      expect(store.read('page', 'key')).toBeUndefined();
    }
  });

  test('of which a single byte has changed is none', () => {
    store.write('page', 'key', 'the text of a page');
    const file = store.fileOf('page', 'key');
    const whole = fs.readFileSync(file);
    for (let place = 0; place < whole.length; place += 1) {
      const changed = Buffer.from(whole);
      changed[place] = (changed[place] ?? 0) ^ 1;
      fs.writeFileSync(file, changed);
      expect(store.read('page', 'key')).toBeUndefined();
    }
  });

  test('of another name, put in its place, is none', () => {
    store.write('page', 'other', 'text');
    fs.renameSync(store.fileOf('page', 'other'), store.fileOf('page', 'key'));
    expect(store.read('page', 'key')).toBeUndefined();
  });

  test('that is damaged is made again', () => {
    store.write('page', 'key', 'text');
    fs.writeFileSync(store.fileOf('page', 'key'), 'damaged');
    store.write('page', 'key', 'text');
    expect(store.read('page', 'key')?.toString()).toBe('text');
  });

  test('that could not be written leaves nothing', () => {
    fs.mkdirSync(store.fileOf('page', 'key'), { recursive: true });
    fs.writeFileSync(path.join(store.fileOf('page', 'key'), 'x'), '');
    expect(() => store.write('page', 'key', 'text')).toThrow();
    expect(fs.readdirSync(path.join(folder, 'page'))).toEqual(['key']);
  });
});

describe('the store does not grow without limit', () => {
  const write = (key: string, bytes = 10) => {
    store.write('page', key, 'x'.repeat(bytes));
    fs.utimesSync(store.fileOf('page', key), now / 1000, now / 1000);
  };
  const keys = () => fs.readdirSync(path.join(folder, 'page')).sort();

  test('what was not used for a month goes, what was stays', () => {
    write('unused');
    write('used');
    now += 20 * day;
    store.read('page', 'used');
    now += 20 * day;
    store.sweep();
    expect(keys()).toEqual(['used']);
  });

  test('above its size the longest unused go', () => {
    write('first', 500);
    now += day;
    write('second', 500);
    now += day;
    write('third', 500);
    sweepStore(folder, now, { unusedMs: 30 * day, bytes: 1300 });
    expect(keys()).toEqual(['second', 'third']);
  });

  test('what a dead build was writing goes after a day', () => {
    write('key.123-1.part');
    now += 2 * day;
    store.sweep();
    expect(keys()).toEqual([]);
  });
});
