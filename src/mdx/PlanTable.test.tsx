import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { productPlans } from '../../content/plans.ts';
import { PlanTable } from './PlanTable.tsx';

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
