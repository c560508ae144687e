import { expect, test } from 'vitest';
import { contentFixture } from './contentFixture.node.ts';
import { discoverDemos } from './discoverDemos.node.ts';

test('finds demos with their variants, the files they share, and the samples', () => {
  const { contentDir, at } = contentFixture({
    'navigation.ts': '',
    'samples/orders.ts': '',
    'samples/orders.test.ts': '',
    'data-grid/sorting/page.mdx': '',
    'data-grid/sorting/Striped.tsx': `import { columns } from './columns';`,
    'data-grid/sorting/Striped.css.tsx': `import './Striped.css';`,
    'data-grid/sorting/Striped.css': '',
    'data-grid/sorting/Striped.tailwind.tsx': `import { Panel } from './Panel';`,
    'data-grid/sorting/Panel.tsx': 'export function Panel() {}',
    'data-grid/sorting/columns.ts': '',
    'data-grid/sorting/notes.ts': '',
    'charts/bars/Basic.tsx': '',
  });
  const found = discoverDemos(contentDir);
  expect(found.demos).toEqual([
    {
      name: 'Basic',
      folder: 'charts/bars',
      file: at('charts/bars/Basic.tsx'),
      variants: { system: at('charts/bars/Basic.tsx') },
    },
    {
      name: 'Striped',
      folder: 'data-grid/sorting',
      file: at('data-grid/sorting/Striped.tsx'),
      variants: {
        system: at('data-grid/sorting/Striped.tsx'),
        css: at('data-grid/sorting/Striped.css.tsx'),
        tailwind: at('data-grid/sorting/Striped.tailwind.tsx'),
      },
    },
  ]);
  expect(found.parts).toEqual([
    at('data-grid/sorting/Panel.tsx'),
    at('data-grid/sorting/columns.ts'),
  ]);
  expect(found.stylesheets).toEqual([at('data-grid/sorting/Striped.css')]);
  expect(found.samples).toEqual([at('samples/orders.ts')]);
});
