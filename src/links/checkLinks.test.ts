import { expect, test } from 'vitest';
import { checkLinks, type LinkedPage } from './checkLinks.ts';
import { redirectsFor } from './redirects.ts';

const sorting: LinkedPage = {
  file: 'content/data-grid/sorting/page.mdx',
  path: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  links: [],
  anchors: ['multi-sorting', 'sort-order'],
  demos: ['MultiSort'],
};
const installation: LinkedPage = {
  file: 'content/introduction/installation/page.mdx',
  path: '/x/introduction/installation/',
  title: 'Installation',
  links: [],
  anchors: [],
};
const introduction: LinkedPage = {
  file: 'content/introduction/page.mdx',
  path: '/x/introduction/',
  title: 'Overview',
  links: [],
  anchors: [],
};

const known = { redirects: redirectsFor(['en']), files: ['/x/llms.txt'] };

function errorsOf(...hrefs: string[]): string[] {
  const links = hrefs.map((href, index) => ({ href, line: index + 1 }));
  return checkLinks([{ ...sorting, links }, installation, introduction], known);
}

test("links that lead somewhere aren't errors", () => {
  const good = [
    '/x/introduction/',
    '/x/introduction/installation/',
    '/x/react-data-grid/sorting/#multi-sorting',
    '#sort-order',
    '#',
    '#top',
    '#MultiSort',
    '#MultiSort.tsx',
    '#tailwind-MultiSort.tsx',
    '/x/react-data-grid/sorting/#css-MultiSort.js',
    '../../introduction/',
    '/x/introduction/?from=grid',
    '/',
    '/x/',
    '/en/x/introduction/',
    '/x/llms.txt',
    'https://react.dev/',
    'mailto:docs@example.com',
  ];
  expect(errorsOf(...good)).toEqual([]);
});

test('a dead link names file, line, nearest page and edit', () => {
  expect(errorsOf('/x/', '/x/react-data-grid/sortin/')).toMatchInlineSnapshot(`
    [
      "content/data-grid/sorting/page.mdx:2: the link "/x/react-data-grid/sortin/" leads to no page. The nearest is "/x/react-data-grid/sorting/": write that, or remove the link.",
    ]
  `);
});

test('a dead link that resembles a page only by its words finds it', () => {
  expect(errorsOf('/getting-started/installation/')).toMatchInlineSnapshot(`
    [
      "content/data-grid/sorting/page.mdx:1: the link "/getting-started/installation/" leads to no page. The nearest is "/x/introduction/installation/": write that, or remove the link.",
    ]
  `);
});

test('a dead link that resembles nothing', () => {
  expect(errorsOf('/zzzz/')).toMatchInlineSnapshot(`
    [
      "content/data-grid/sorting/page.mdx:1: the link "/zzzz/" leads to no page. Nothing has a similar address: correct or remove the link.",
    ]
  `);
});

test('a link without its slash', () => {
  expect(errorsOf('/x/introduction/installation?a#b')).toMatchInlineSnapshot(`
    [
      "content/data-grid/sorting/page.mdx:1: the link "/x/introduction/installation?a#b" has no slash at the end of its path. Write "/x/introduction/installation/?a#b".",
    ]
  `);
});

test('a dead anchor with a near one, on the same page and on another', () => {
  expect(errorsOf('#multi-sort', '/x/react-data-grid/sorting/#sortorder', '#MultSort.tsx'))
    .toMatchInlineSnapshot(`
    [
      "content/data-grid/sorting/page.mdx:1: the link "#multi-sort" names an id that /x/react-data-grid/sorting/ does not have. Write "#multi-sorting".",
      "content/data-grid/sorting/page.mdx:2: the link "/x/react-data-grid/sorting/#sortorder" names an id that /x/react-data-grid/sorting/ does not have. Write "/x/react-data-grid/sorting/#sort-order".",
      "content/data-grid/sorting/page.mdx:3: the link "#MultSort.tsx" names an id that /x/react-data-grid/sorting/ does not have. Write "#MultiSort.tsx".",
    ]
  `);
});

test('a dead anchor with none near', () => {
  expect(errorsOf('#filters', '/x/introduction/#plans')).toMatchInlineSnapshot(`
    [
      "content/data-grid/sorting/page.mdx:1: the link "#filters" names an id that /x/react-data-grid/sorting/ does not have. It has #multi-sorting, #sort-order: remove "#filters" or name an id of the page.",
      "content/data-grid/sorting/page.mdx:2: the link "/x/introduction/#plans" names an id that /x/introduction/ does not have. It has none: remove "#plans" or name an id of the page.",
    ]
  `);
});

test('a demo that the page does not have', () => {
  expect(errorsOf('#css-Striped.js')).toMatchInlineSnapshot(`
    [
      "content/data-grid/sorting/page.mdx:1: the link "#css-Striped.js" names an id that /x/react-data-grid/sorting/ does not have. It has #multi-sorting, #sort-order: remove "#css-Striped.js" or name an id of the page.",
    ]
  `);
});

test('a file that the site does not serve', () => {
  expect(errorsOf('/x/lms.txt', '/x/picture.png')).toMatchInlineSnapshot(`
    [
      "content/data-grid/sorting/page.mdx:1: the link "/x/lms.txt" leads to no file. The nearest is "/x/llms.txt": write that, or remove the link.",
      "content/data-grid/sorting/page.mdx:2: the link "/x/picture.png" leads to no file. Nothing has a similar address: correct or remove the link.",
    ]
  `);
});
