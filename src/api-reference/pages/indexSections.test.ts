import { expect, test } from 'vitest';
import { english } from '../../language/index.ts';
import { testModel } from '../testModel.ts';
import { apiPages } from './apiPages.ts';
import { indexSections } from './indexSections.ts';

const model = testModel();
const pages = apiPages(model, new Set(['/x/api/data-grid/', '/x/api/charts/']));

function cards(product: string) {
  const index = pages.find((page) => page.kind === 'index' && page.product === product);
  if (!index) throw new Error(`${product} has no index.`);
  const sections = indexSections(index, pages, model, english.strings.api);
  return sections.flatMap(({ content }) => (content.kind === 'links' ? content.links : []));
}

test('a card says what its page has, where the types say nothing of it', () => {
  const text = (name: string) => cards('data-grid').find((card) => card.name === name)?.text;
  // The internal prop isn't on the page, so it doesn't count.
  expect(text('DataGrid')).toBe('Props: 3, Slots: 1, CSS classes: 1.');
  expect(text('Toolbar')).toBe('`@mui/x-data-grid`');
});

test('no card is without a text, but for lists that the model has no rows for', () => {
  const products = new Set(pages.map(({ product }) => product));
  const silent = [...products].flatMap(cards).filter(({ text }) => text === '');
  expect(new Set(silent.map(({ name }) => name))).toEqual(new Set(['Hooks', 'Types']));
});
