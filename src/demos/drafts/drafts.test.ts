import { expect, test } from 'vitest';
import { deniedStorage, memoryStorage } from '../../storage/index.testing.ts';
import { demoKeyStart, draftPrefix } from './draftKeys.ts';
import { createDraftStore } from './draftStore.ts';
import { isOutdated, keepDemoDraft, readDemoDraft } from './demoDrafts.ts';
import { textHash } from './textHash.ts';

const key = `${demoKeyStart('data-grid/sorting/MultiSort', { styling: 'css', variant: 'JS' })}MultiSort.js`;
const draftOf = (text: string, original: string) => ({ text, base: textHash(original) });

test('each demo, styling, language and file has a place of its own', () => {
  expect(key).toBe('demo:data-grid/sorting/MultiSort:css:JS:MultiSort.js');
  expect(key.startsWith(demoKeyStart('data-grid/sorting/Multi'))).toBe(false);
});

test('a draft comes back as it was written', () => {
  const store = createDraftStore(
    () => memory,
    () => 1,
  );
  const memory = memoryStorage();
  expect(keepDemoDraft(store, key, draftOf('mine\n', 'theirs\n'), 'theirs\n')).toBe(true);
  expect(readDemoDraft(store, key)).toEqual(draftOf('mine\n', 'theirs\n'));
});

test('a text that is the original again leaves no draft behind', () => {
  const memory = memoryStorage();
  const store = createDraftStore(
    () => memory,
    () => 1,
  );
  keepDemoDraft(store, key, draftOf('mine', 'theirs'), 'theirs');
  keepDemoDraft(store, key, draftOf('theirs', 'theirs'), 'theirs');
  expect(memory.length).toBe(0);
});

test('a changed original is noticed, and the draft stays', () => {
  const memory = memoryStorage();
  const store = createDraftStore(
    () => memory,
    () => 1,
  );
  keepDemoDraft(store, key, draftOf('mine', 'theirs'), 'theirs');
  const draft = readDemoDraft(store, key);
  expect(draft?.text).toBe('mine');
  expect(isOutdated(draft ?? draftOf('', ''), 'theirs')).toBe(false);
  expect(isOutdated(draft ?? draftOf('', ''), 'theirs, improved')).toBe(true);
});

test.each(['', 'null', '7', '{', '{"text":1,"base":"x"}', '{"text":"x"}'])(
  'damaged (%s): as if there were none',
  (value) => {
    const memory = memoryStorage();
    memory.setItem(`${draftPrefix}${key}`, `1\n${value}`);
    expect(
      readDemoDraft(
        createDraftStore(
          () => memory,
          () => 1,
        ),
        key,
      ),
    ).toBeUndefined();
  },
);

test('where storage is denied nothing is kept, and it says so', () => {
  const store = createDraftStore(
    () => deniedStorage,
    () => 1,
  );
  expect(keepDemoDraft(store, key, draftOf('mine', 'theirs'), 'theirs')).toBe(false);
  expect(readDemoDraft(store, key)).toBeUndefined();
});

test('the hash tells versions apart', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a\n', 'é', '世界'];
  expect(new Set(texts.map(textHash)).size).toBe(texts.length);
});
