import { describe, expect, test } from 'vitest';
import type { SearchEntry, SearchPage } from '../entries.ts';
import { createEngine } from './createEngine.ts';
import { toShards } from './shards.ts';

const entry = (kind: SearchEntry['kind'], name: string, id = '', text = ''): SearchEntry => ({
  kind,
  name,
  id,
  text,
});

const page = (
  path: string,
  title: string,
  entries: SearchEntry[],
  more: Partial<SearchPage> = {},
): SearchPage => ({
  path,
  title,
  kind: path.startsWith('/x/api/') ? 'api' : 'guide',
  trail: ['Data Grid'],
  entries: [entry(path.startsWith('/x/api/') ? 'component' : 'page', title), ...entries],
  ...more,
});

const pages: SearchPage[] = [
  page('/x/react-data-grid/sorting/', 'Sorting', [
    entry(
      'section',
      'Sort by several columns',
      'multi-sorting',
      'Hold Shift and click another header.',
    ),
    entry('demo', 'MultiSort', 'MultiSort'),
  ]),
  page('/x/react-data-grid/filtering/', 'Filtering', [
    entry('section', 'Filter on the server', 'server', 'The sorting stays as it is.'),
  ]),
  page('/x/api/data-grid/data-grid/', 'DataGrid', [
    entry('prop', 'sortModel', 'prop-sortModel', 'The order of the rows.'),
    entry('prop', 'filterModel', 'prop-filterModel'),
  ]),
  page(
    '/x/migration/grid/',
    'Migration of the Data Grid',
    [entry('section', 'Sorting', 'sorting')],
    {
      kind: 'migration',
    },
  ),
];

function engineOf(...lists: [string, SearchPage[]][]) {
  const engine = createEngine();
  for (const [product, list] of lists) {
    const [names, texts] = toShards(product, list);
    engine.addNames(names);
    engine.addTexts(texts);
  }
  return engine;
}

const engine = engineOf(['x-data-grid', pages]);
const first = (query: string, product = 'x-data-grid') => {
  const [found] = engine.search({ query, product }).results;
  return found && `${found.path}${found.id && `#${found.id}`}`;
};

describe('ranking', () => {
  test('a title ranks above a heading, a prop and a text', () => {
    expect(first('sorting')).toBe('/x/react-data-grid/sorting/');
  });
  test('an identifier leads to the reference', () => {
    expect(first('sortModel')).toBe('/x/api/data-grid/data-grid/#prop-sortModel');
    expect(first('DataGrid.filterModel')).toBe('/x/api/data-grid/data-grid/#prop-filterModel');
  });
  test('task words lead to a guide', () => {
    expect(first('sort by several columns')).toBe('/x/react-data-grid/sorting/#multi-sorting');
  });
  test('migration comes last unless it is asked for', () => {
    const paths = engine.search({ query: 'sorting' }).results.map((result) => result.path);
    expect(paths.at(-1)).toBe('/x/migration/grid/');
    expect(first('migrate data grid')).toBe('/x/migration/grid/');
  });
  test('text is found too', () => {
    expect(first('hold shift')).toBe('/x/react-data-grid/sorting/#multi-sorting');
  });
  test('a letter may be wrong', () => {
    expect(first('sortnig')).toBe('/x/react-data-grid/sorting/');
    expect(first('filtring')).toBe('/x/react-data-grid/filtering/');
  });
  test('the current product comes first', () => {
    const twin = page('/x/react-charts/sorting/', 'Sorting', []);
    const both = engineOf(['x-data-grid', pages], ['x-charts', [twin]]);
    const [found] = both.search({ query: 'sorting', product: 'x-charts' }).results;
    expect(found?.path).toBe('/x/react-charts/sorting/');
  });
});

describe('keywords', () => {
  const radar = page('/x/react-charts/radar/', 'Radar', [
    { ...entry('section', 'Highlight', 'highlight'), keywords: 'hover effect' },
  ]);
  radar.entries[0]!.keywords = 'spider chart, skills plot';
  const withRadar = engineOf(['x-data-grid', pages], ['x-charts', [radar]]);
  const firstOf = (query: string) => withRadar.search({ query }).results[0];

  test('a page is found by what readers call it', () => {
    expect(firstOf('spider chart')?.path).toBe('/x/react-charts/radar/');
    expect(firstOf('skill plots')?.path).toBe('/x/react-charts/radar/');
    expect(firstOf('spidr')?.path).toBe('/x/react-charts/radar/');
  });
  test('and a section', () => {
    expect(firstOf('hover effect')).toMatchObject({ id: 'highlight', name: 'Highlight' });
  });
  test('a name comes before a keyword', () => {
    const other = page('/x/react-charts/spider/', 'Spider chart', []);
    const both = engineOf(['x-charts', [radar, other]]);
    expect(both.search({ query: 'spider chart' }).results[0]?.path).toBe('/x/react-charts/spider/');
  });
});

describe('answers', () => {
  test('filters narrow the results, not their own counts', () => {
    const { results, counts, all } = engine.search({ query: 'sort', kinds: ['demo'] });
    expect(all).toBe(counts.kinds.demo);
    expect(results.map(({ kind }) => kind)).toEqual(['demo']);
    expect(counts.kinds).toMatchObject({ demo: 1, api: 1 });
  });
  test('the words that were looked for are marked', () => {
    const [found] = engine.search({ query: 'several columns' }).results;
    expect(found?.nameParts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual([
      'several',
      'columns',
    ]);
  });
  test('nothing found: a near spelling is offered', () => {
    const { results, suggestions } = engine.search({ query: 'fltrrrengg' });
    expect(results).toEqual([]);
    expect(suggestions[0]).toBe('filtering');
  });
  test.each(['', '   ', '<script>', '((((', '\\', 'a'.repeat(5000), '\ud800', '🙂'])(
    'any text is a query: %j',
    (query) => {
      expect(() => engine.search({ query })).not.toThrow();
    },
  );
});

test('a guide that has the word itself is before one with a longer word', () => {
  const paste = page('/x/react-data-grid/paste/', 'Paste', [], { links: 40 });
  const dates = page('/x/react-date-pickers/validation/', 'Validation', [
    entry('section', 'Past and future', 'past-and-future'),
  ]);
  const { results } = engineOf(['x-data-grid', [paste]], ['x-date-pickers', [dates]]).search({
    query: 'past',
  });
  expect(results[0]).toMatchObject({ id: 'past-and-future' });
});

test('what goes into a shard comes out of it', () => {
  const { results } = engine.search({ query: 'MultiSort' });
  expect(results[0]).toMatchObject({ kind: 'demo', id: 'MultiSort', pageTitle: 'Sorting' });
});

test('"new in 8.5" finds what that release added, and "new in 8" the whole major', () => {
  const since = (name: string, line: string): SearchEntry => ({
    ...entry('prop', name, `prop-${name}`),
    since: line,
  });
  const engine = createEngine();
  const [names] = toShards('x-charts', [
    page('/x/api/charts/bar-chart/', 'BarChart', [
      since('older', '7.2'),
      since('first', '8.0'),
      entry('prop', 'newest', 'prop-newest'),
      since('wanted', '8.5'),
      since('also', '8.5'),
    ]),
  ]);
  engine.addNames(names);
  const found = (query: string) => engine.search({ query }).results.map(({ name }) => name);
  expect(found('new in 8.5')).toEqual(['wanted', 'also']);
  expect(found("What's new in v8.5")).toEqual(['wanted', 'also']);
  expect(found('since 8')).toEqual(['wanted', 'also', 'first']);
  // No release of that number: the words are searched for as always.
  expect(found('new in 9.1')).toEqual(found('new 9.1 '));
  expect(found('newest')).toEqual(['newest']);
});
