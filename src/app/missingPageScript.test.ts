import { expect, test } from 'vitest';
import { nearestPages } from '../links/index.ts';
import type { KnownPage } from './missing.inline.ts';
import { missingPageScript } from './missingPageScript.ts';

const pages: KnownPage[] = [
  ['/x/introduction/installation/', 'Installation'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/x/react-data-grid/sorting/', 'Sorting'],
  ['/x/react-data-grid/clipboard/', 'Copy and paste'],
  ['/x/react-date-pickers/date-picker/', 'Date Picker'],
  ['/x/react-charts/bars/', 'Bars'],
  ['/x/react-tree-view/rich-tree-view/items/', 'Items'],
];

interface Made {
  textContent: string;
  value: string;
  href: string;
  children: Made[];
  append: (...nodes: Made[]) => void;
}

function make(): Made {
  const children: Made[] = [];
  const append = (...nodes: Made[]) => void children.push(...nodes);
  return { textContent: '', value: '', href: '', children, append };
}

/** What the script writes for a path. */
function written(pathname: string, lang = 'en') {
  const parts = { text: make(), words: make(), nearest: make() };
  const document = {
    querySelector: (selector: string) => parts[/"(\w+)"/.exec(selector)?.[1] as keyof typeof parts],
    createElement: make,
    documentElement: { lang },
  };
  const source = missingPageScript(pages, { text: 'No page at {path}.', nearest: 'Near' });
  new Function('window', 'document', source)({ location: { pathname } }, document);
  const [title, list] = parts.nearest.children;
  const links = list?.children.flatMap(({ children }) => children) ?? [];
  return {
    text: parts.text.textContent,
    words: parts.words.value,
    title: title?.textContent,
    hrefs: links.map(({ href }) => href),
  };
}

test.each([
  '/x/react-data-grid/sort/',
  '/x/react-data-grid/sroting/',
  '/components/data-grid/',
  '/x/react-date-pickers/datepicker/',
  '/x/instalation',
  '/x/react-data-grid/copy-paste/',
])('the page nearest to %j is the one that the build names too', (path) => {
  const known = pages.map(([pagePath, title]) => ({ path: pagePath, title }));
  expect(written(path).hrefs[0]).toBe(nearestPages(path, known)[0]?.path);
});

test('the path and its words are text, whatever they hold', () => {
  expect(written('/x/react-data-grid/sortng/')).toMatchObject({
    text: 'No page at /x/react-data-grid/sortng/.',
    words: 'data grid sortng',
    title: 'Near',
  });
  expect(written('/$&<script>/%E0%A4%A/')).toMatchObject({
    text: 'No page at /$&<script>/%E0%A4%A/.',
    hrefs: [],
  });
});

test('R16 the words of a path leave the language out, and links stay in it', () => {
  const { words, hrefs } = written('/ar/x/react-data-grid/sortng/', 'ar');
  expect(words).toBe('data grid sortng');
  expect(hrefs[0]).toBe('/ar/x/react-data-grid/sorting/');
});

test('markup in a title cannot end the script', () => {
  const source = missingPageScript([['/x/', '</script>']], { text: '', nearest: '' });
  expect(source).not.toContain('</script>');
});
