import { expect, test } from 'vitest';
import { toShards } from '../engine/shards.ts';
import { createArabicEngine } from './createArabicEngine.ts';
import { createArabicHighlighter } from './excerpt.ts';
import { normalize } from './normalize.ts';

test.each([
  ['alef forms', 'إعدادات', 'اعدادات'],
  ['teh marbuta', 'صفحة', 'صفحه'],
  ['alef maksura', 'مستوى', 'مستوي'],
  ['diacritics', 'مُتَحَكَّم', 'متحكم'],
  ['tatweel', 'بيـــانات', 'بيانات'],
  ['the article', 'الخادم', 'خادم'],
  ['the article with a conjunction', 'والخادم', 'خادم'],
  ['the article with a preposition', 'للخادم', 'خادم'],
  ['a regular plural', 'حزمات', 'حزمة'],
  ['a plural that changes the word', 'أعمدة', 'العمود'],
  ['another word for the same', 'الترتيب', 'فرز'],
  ['what the reader is told to do', 'افرز', 'الفرز'],
])('%s: two spellings are one word', (_, one, other) => {
  expect(normalize(one)).toBe(normalize(other));
  expect(normalize(one)).not.toBe('');
});

test('words that are not the same stay apart', () => {
  const words = ['فرز', 'تصفية', 'تحرير', 'صف', 'عمود', 'خلية', 'محور', 'حقل', 'ترخيص', 'تثبيت'];
  expect(new Set(words.map(normalize)).size).toBe(words.length);
});

test('Latin names stay as they are, also right after an Arabic letter', () => {
  expect(normalize('خطة Pro وPremium مع `sortModel`')).toBe('خطه Pro Premium `sortModel`');
  expect(normalize('Sort by columns')).toBe('Sort by columns');
});

const engine = createArabicEngine();
const [names, texts] = toShards('x-data-grid', [
  {
    path: '/x/a/',
    title: 'الفرز',
    kind: 'guide',
    trail: ['الصفوف'],
    entries: [
      { kind: 'page', id: '', name: 'الفرز', text: 'افرز صفوف الشبكة حسب عدة أعمدة.' },
      { kind: 'section', id: 'server', name: 'الفرز على الخادم: `sortingMode`', text: '' },
    ],
  },
]);
engine.addNames(names);
engine.addTexts(texts);

test('an answer has the words as they were written', () => {
  const [page] = engine.search({ query: 'ترتيب الصفّ' }).results;
  expect(page).toMatchObject({ name: 'الفرز', pageTitle: 'الفرز', trail: ['الصفوف'] });
  expect(page?.excerpt.filter(({ hit }) => hit)).toEqual([
    { text: 'افرز', hit: true },
    { text: 'صفوف', hit: true },
  ]);
  expect(engine.search({ query: 'sortingMode' }).results[0]).toMatchObject({ id: 'server' });
});

test('a query that finds nothing is answered with a word of the index', () => {
  const { results, suggestions } = engine.search({ query: 'خوادقم' });
  expect(results).toEqual([]);
  expect(suggestions).toContain('الخادم');
});

test('an excerpt is the part around the first match', () => {
  const text = `${'كلمة '.repeat(60)}الفرز هنا ${'كلمة '.repeat(60)}`.trim();
  const pieces = createArabicHighlighter(normalize('فرز'))(text, 80);
  expect(pieces[0]).toEqual({ text: '… ' });
  expect(pieces).toContainEqual({ text: 'الفرز', hit: true });
  expect(pieces.at(-1)).toEqual({ text: ' …' });
  expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(100);
});
