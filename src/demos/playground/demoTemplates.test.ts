import { expect, test } from 'vitest';
import { toShards, type SearchPage } from '../../search/index.ts';
import type { DemoCode } from '../source/index.ts';
import { loadDemoTemplates, shareOfDemo } from './demoTemplates.ts';

const page: SearchPage = {
  path: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  kind: 'guide',
  trail: [],
  links: 0,
  entries: [
    { kind: 'page', id: '', name: 'Sorting', text: '' },
    { kind: 'demo', id: 'MultiSort.tsx', name: 'MultiSort', text: '' },
  ],
};

test('the demos of the search index are templates', async () => {
  const load = (path: string) => {
    const [names] = toShards('x', path.includes('x-data-grid') ? [page] : []);
    return Promise.resolve(names);
  };
  expect(await loadDemoTemplates(load)).toEqual([
    { id: 'data-grid/sorting/MultiSort', name: 'MultiSort', label: 'MultiSort · Sorting' },
  ]);
});

test('a demo opens in the wanted language and styling, or in the one that it has', () => {
  const file = (name: string) => ({ name, path: `a/${name}`, text: `// ${name}`, html: '' });
  const code: DemoCode = {
    system: { TS: [file('A.tsx'), file('rows.ts')], JS: [file('A.jsx')] },
    css: { TS: [file('A.css.tsx')], JS: [file('A.css.jsx')] },
  };
  expect(shareOfDemo('A', code, 'TS', 'tailwind')).toEqual({
    code: '// A.tsx',
    title: 'A',
    path: 'a/A.tsx',
    files: [{ path: 'a/rows.ts', text: '// rows.ts' }],
  });
  expect(shareOfDemo('A', code, 'JS', 'css')?.path).toBe('a/A.css.jsx');
  expect(shareOfDemo('A', {}, 'JS', 'css')).toBeUndefined();
});
