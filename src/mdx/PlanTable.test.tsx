import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { productPlans } from '../../content/plans.ts';
import { arabic } from '../language/index.arabic.ts';
import * as server from '../language/index.server.ts';
import { PlanCards } from './landing/PlanCards.tsx';
import { PlanTable } from './PlanTable.tsx';

vi.mock('../language/index.server.ts', { spy: true });

test('lists every feature of every product with one mark a plan', () => {
  const html = renderToStaticMarkup(<PlanTable />);
  const features = productPlans.flatMap((product) => product.features);
  expect(html.match(/aria-label="(Included|Not included)"/g)).toHaveLength(features.length * 3);
  for (const { name } of productPlans) expect(html).toContain(name);
});

test('shows one product alone when it is named', () => {
  const html = renderToStaticMarkup(<PlanTable product="x-charts" />);
  expect(html).toContain('Heatmaps');
  expect(html).not.toContain('Row grouping');
});

test('a pro feature is missing on Community, included on Pro and Premium', () => {
  const html = renderToStaticMarkup(<PlanTable product="x-tree-view" />);
  const row = html.slice(html.indexOf('Reordering by drag and drop')).split('</tr>')[0] ?? '';
  const marks = [...row.matchAll(/aria-label="([^"]+)"/g)].map(([, mark]) => mark);
  expect(marks).toEqual(['Not included', 'Included', 'Included']);
});

test('a feature with a page links to it', () => {
  const html = renderToStaticMarkup(<PlanTable product="x-charts" />);
  expect(html).toContain('<a href="/x/react-charts/bars/">Bar charts</a>');
});

test('R16 in another language, names, marks and links are those of the language', () => {
  vi.mocked(server.proseStrings).mockReturnValue(arabic.strings);
  vi.mocked(server.serverLanguage).mockReturnValue('ar');
  const html = renderToStaticMarkup(<PlanTable product="x-charts" />);
  expect(html).toContain('<a href="/ar/x/react-charts/bars/">الأعمدة البيانية</a>');
  const words = (html + renderToStaticMarkup(<PlanCards />))
    .replace(/<code[^>]*>[^<]*<\/code>|<[^>]*>/g, ' ')
    .match(/[A-Za-z]{2,}/g);
  const names =
    'Community Pro Premium MIT Charts Data Grid Date and Time Pickers Tree View JSX CSV';
  const known = new Set(`${names} Excel Sankey`.split(' '));
  expect(words?.filter((word) => !known.has(word))).toEqual([]);
  vi.restoreAllMocks();
});
