import { expect, test } from 'vitest';
import { demoTitle, galleryGroups } from './galleryGroups.ts';
import { galleryMarkdown } from './galleryMarkdown.ts';

type Facts = Parameters<typeof galleryGroups>[0][number];

function factsOf(path: string, title: string, demos: [name: string, packages: string[]][]): Facts {
  return {
    page: { path, frontMatter: { title } } as Facts['page'],
    demos: demos.map(([name, packages]) => ({
      description: { id: `folder/${name}`, name, stylings: ['system'], packages },
    })),
  };
}

const pages = [
  factsOf('/x/react-charts/bars/', 'Bars', [['TwoAxes', ['@mui/x-charts-pro']]]),
  factsOf('/x/react-data-grid/sorting/', 'Sorting', [
    ['SortByHeader', ['@mui/x-data-grid', 'react']],
    ['MultiSort', ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium']],
  ]),
  factsOf('/x/react-data-grid/', 'Data Grid', [['FirstLook', []]]),
  factsOf('/x/introduction/installation/', 'Installation', []),
];

test('demos are grouped by product and page, in the order of the navigation', () => {
  const groups = galleryGroups(pages, ['/x/react-data-grid/', '/x/react-data-grid/sorting/']);
  expect(
    groups.map(({ id, pages: groupPages }) => [id, groupPages.map(({ title }) => title)]),
  ).toEqual([
    ['x-data-grid', ['Data Grid', 'Sorting']],
    ['x-charts', ['Bars']],
  ]);
  expect(groups[0]?.pages[1]?.demos[0]).toEqual({
    id: 'folder/SortByHeader',
    title: 'Sort by header',
    href: '/x/demo/folder/SortByHeader/',
    guide: '/x/react-data-grid/sorting/#SortByHeader',
    plan: undefined,
    stylings: ['system'],
  });
});

test('a demo has the highest plan of the packages that it imports', () => {
  const plans = galleryGroups(pages, []).flatMap(({ pages: groupPages }) =>
    groupPages.flatMap(({ demos }) => demos.map(({ title, plan }) => [title, plan])),
  );
  expect(plans).toEqual([
    ['First look', undefined],
    ['Sort by header', undefined],
    ['Multi sort', 'premium'],
    ['Two axes', 'pro'],
  ]);
});

test.each([
  ['MultiSort', 'Multi sort'],
  ['CSVExport', 'CSV export'],
  ['WithAColor', 'With a color'],
  ['Top10Rows', 'Top 10 rows'],
  ['ExportToCSV', 'Export to CSV'],
])('%s is called %s', (name, title) => expect(demoTitle(name)).toBe(title));

test('the twin lists every demo with its place in the guide', () => {
  const text = galleryMarkdown(galleryGroups(pages.slice(0, 1), []), {
    origin: 'https://docs.example',
    names: { 'x-charts': 'Charts' },
  });
  expect(text).toBe(`## Charts

### Bars

- [Two axes](https://docs.example/x/demo/folder/TwoAxes/) (pro), in [Bars](https://docs.example/x/react-charts/bars/#TwoAxes)`);
});
