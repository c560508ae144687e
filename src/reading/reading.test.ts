import { expect, test } from 'vitest';
import { deniedStorage, memoryStorage } from '../storage/index.testing.ts';
import { storageSlot } from '../storage/index.ts';
import { agentText, assistantLinks } from './assistants.ts';
import { createPageList } from './pageLists.ts';

const page = (name: string) => ({ path: `/x/${name}/`, title: name });

test('pages are kept newest first, once each, and no more than the limit', () => {
  const storage = memoryStorage();
  const list = createPageList(
    storageSlot('pages', () => storage),
    3,
  );
  for (const name of ['a', 'b', 'a', 'c', 'd']) list.add(page(name));
  expect(list.read()).toEqual([page('d'), page('c'), page('a')]);
  list.remove('/x/c/');
  expect([list.has('/x/c/'), list.has('/x/a/')]).toEqual([false, true]);
});

test.each([
  ['damaged', '{'],
  ['no list', '{"path":"/x/a/"}'],
  ['an address elsewhere', '[{"path":"//evil.example/","title":"a"}]'],
  ['code', '[{"path":"javascript:alert(1)","title":"a"}]'],
  ['something else', '[null, 7, {"path":"/x/", "title":7}, {"path":"/x/","title":" "}]'],
])('%s counts as nothing', (_case, text) => {
  const storage = memoryStorage();
  storage.setItem('pages', text);
  expect(
    createPageList(
      storageSlot('pages', () => storage),
      3,
    ).read(),
  ).toEqual([]);
});

test('without a storage nothing is kept and nothing throws', () => {
  const list = createPageList(
    storageSlot('pages', () => deniedStorage),
    3,
  );
  list.add(page('a'));
  expect(list.read()).toEqual([]);
});

test('an assistant is asked with the address of the Markdown', () => {
  const address = 'https://docs.example.com/x/a.md?$&=1';
  for (const { href } of assistantLinks('Read {url} & answer', address))
    expect(new URL(href).searchParams.get('q')).toBe(`Read ${address} & answer`);
  expect(agentText('From {url}:', address, '\n# A\n')).toBe(`From ${address}:\n\n# A\n`);
});
