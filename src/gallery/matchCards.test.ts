import { expect, test } from 'vitest';
import { isWanted, type CardFacts, type Choice } from './matchCards.ts';

const noChoice: Choice = { words: '', product: '', page: '', plan: '', styling: '' };

const card: CardFacts = {
  text: 'data grid sorting multi sort multisort',
  product: 'x-data-grid',
  page: '/x/react-data-grid/sorting/',
  plan: 'pro',
  stylings: ['system', 'css'],
};

test.each([
  [{}, true],
  [{ words: 'Sort GRID' }, true],
  [{ words: ' multi  ' }, true],
  [{ words: 'sort filter' }, false],
  [{ product: 'x-data-grid', plan: 'pro', styling: 'css' }, true],
  [{ product: 'x-charts' }, false],
  [{ page: '/x/react-data-grid/filtering/' }, false],
  [{ plan: 'premium' }, false],
  [{ styling: 'tailwind' }, false],
])('%j: %s', (choice, wanted) => {
  expect(isWanted(card, { ...noChoice, ...choice })).toBe(wanted);
});
