import { expect, test } from 'vitest';
import { toShards, type SearchPage } from '../../search/index.ts';
import type { DemoCode } from '../source/index.ts';
import { demoIdOf, findDemo, loadDemoTemplates, shareOfDemo, versionOf } from './demoTemplates.ts';

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

const file = (name: string, text = `// ${name}`) => ({ name, path: `a/${name}`, text, html: '' });
const code: DemoCode = {
  system: { TS: [file('A.tsx'), file('rows.ts')], JS: [file('A.tsx', '// script')] },
  css: { TS: [file('A.css.tsx')], JS: [file('A.css.tsx')] },
};

test('a demo opens in the wanted language and styling, or in the one that it has', () => {
  expect(shareOfDemo('A', code, { variant: 'TS', styling: 'tailwind' })).toEqual({
    code: '// A.tsx',
    title: 'A',
    path: 'a/A.tsx',
    files: [{ path: 'a/rows.ts', text: '// rows.ts' }],
  });
  const script = { variant: 'JS', styling: 'css' } as const;
  expect(shareOfDemo('A', code, script)?.path).toBe('a/A.css.tsx');
  expect(shareOfDemo('A', {}, script)).toBeUndefined();
});

test('a name is enough, and then the first label that has the text', () => {
  const demo = (name: string) => ({ id: `a/${name}`, name, label: `${name} · Sorting` });
  const demos = [demo('SortIconsRow'), demo('SortIcons')];
  expect(findDemo(demos, ' sorticons ')?.name).toBe('SortIcons');
  expect(findDemo(demos, 'SortIcons · Sorting')?.name).toBe('SortIcons');
  expect(findDemo(demos, 'icons')?.name).toBe('SortIconsRow');
  expect([findDemo(demos, ' '), findDemo(demos, 'pie')]).toEqual([undefined, undefined]);
});

test('shared code is a version of a demo by its path, and by its text', () => {
  const shared = (path: string, text: string) => ({ path, code: text });
  expect(demoIdOf(shared('data-grid/sorting/A.css.tsx', ''))).toBe('data-grid/sorting/A');
  expect(demoIdOf(shared('../../api/secret.tsx', ''))).toBeUndefined();
  expect(demoIdOf({ code: '' })).toBeUndefined();
  const of = (path: string, text: string, wanted: 'TS' | 'JS') =>
    versionOf(shared(path, text), code, wanted);
  expect(of('a/A.tsx', '// script', 'TS')).toEqual({ styling: 'system', variant: 'JS' });
  expect(of('a/A.tsx', '// A.tsx', 'JS')).toEqual({ styling: 'system', variant: 'TS' });
  // The same text in both languages, and text of the reader's own: the wanted language.
  expect(of('a/A.css.tsx', '// A.css.tsx', 'JS')).toEqual({ styling: 'css', variant: 'JS' });
  expect(of('a/A.css.tsx', '// mine', 'JS')).toEqual({ styling: 'css', variant: 'JS' });
});
