import { expect, test } from 'vitest';
import { namesFile, textsFile, toShards } from '../../search/index.ts';
import { agentIndexPath, type AgentIndex } from '../agentPage.ts';
import { translatedLlmsText } from '../llms.ts';
import { openLibrary } from './library.ts';
import { fixtureFiles } from './testing/fixtureFiles.ts';
import { inputOf, libraryFor } from './tools/language.ts';
import { readPage } from './tools/readPage.ts';
import { searchDocs } from './tools/searchDocs.ts';

const english = JSON.parse(fixtureFiles.get(agentIndexPath) ?? '') as AgentIndex;
const sorting = english.pages.find(({ title }) => title === 'Sorting')!;
const arabicSorting = {
  ...sorting,
  title: 'الفرز',
  headings: [{ depth: 2 as const, id: 'server', text: 'الفرز على الخادم' }],
  isTranslated: true as const,
};
const arabic: AgentIndex = {
  ...english,
  pages: english.pages.map((page) => (page === sorting ? arabicSorting : page)),
};
const [names, texts] = toShards('x-data-grid', [
  {
    ...arabicSorting,
    entries: [
      { kind: 'page', id: '', name: 'الفرز', text: 'افرز الصفوف.' },
      { kind: 'section', id: 'server', name: 'الفرز على الخادم', text: 'نص.' },
    ],
  },
]);
const files = new Map([
  ...fixtureFiles,
  [agentIndexPath, JSON.stringify({ ...english, languages: [{ code: 'ar', name: 'العربية' }] })],
  [`/ar${agentIndexPath}`, JSON.stringify({ ...arabic, pages: [arabicSorting] })],
  [`/ar${namesFile('x-data-grid')}`, JSON.stringify(names)],
  [`/ar${textsFile('x-data-grid')}`, JSON.stringify(texts)],
  ['/ar/x/react-data-grid/sorting.md', '# الفرز\n\n## الفرز على الخادم\n\nنص.\n'],
]);
const library = await openLibrary(async (path) => files.get(path));

test('a page is read in the language that is named, or in that of its address', async () => {
  for (const args of [
    { page: 'الفرز', section: 'server', language: 'ar' },
    { page: 'https://docs.example.com/ar/x/react-data-grid/sorting/#server' },
  ]) {
    const text = await readPage.run(args, await libraryFor(library, args));
    expect(text).toContain('<https://docs.example.com/ar/x/react-data-grid/sorting/#server>');
    expect(text).toContain('نص.');
  }
  const args = { page: '/x/react-data-grid/sorting/' };
  expect(await readPage.run(args, await libraryFor(library, args))).toContain('# Sorting');
});

test('a search is in the language that is named, with its words and addresses', async () => {
  const args = { query: 'ترتيب بالخادم', language: 'ar', limit: 3 };
  const text = await searchDocs.run(args, await libraryFor(library, args));
  expect(text).toContain('1. **الفرز › الفرز على الخادم** (guide)');
  expect(text).toContain('https://docs.example.com/ar/x/react-data-grid/sorting/#server');
});

test('a language that the site does not have is named with those that it has', async () => {
  await expect(libraryFor(library, { language: 'fr' })).rejects.toThrow(
    'There is no language "fr". The site has: en, ar.',
  );
  expect(Object.keys(inputOf(readPage, library).shape)).toEqual(['page', 'section', 'language']);
  const alone = await openLibrary(async (path) => fixtureFiles.get(path));
  expect(Object.keys(inputOf(readPage, alone).shape)).toEqual(['page', 'section']);
});

test('the map of a language lists what is translated', () => {
  const text = translatedLlmsText(arabic, { code: 'ar', name: 'العربية' });
  expect(text).toContain('- [الفرز](https://docs.example.com/ar/x/react-data-grid/sorting.md): ');
  expect(text).not.toContain('Filtering');
});
