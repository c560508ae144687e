import { expect, test } from 'vitest';
import { contentFixture } from '../demos/source/index.testing.ts';
import { createUsageScan } from './scanUsage.node.ts';

const page = (title: string, more = '') => `---
title: ${title}
description: A description that has at least sixty characters, as every page's must.
product: x-data-grid
${more}---

<Demo name="First" height={300} />
`;
const demo = "import { DataGrid } from '@mui/x-data-grid';\nimport { columns } from './columns';\n";

test('finds who uses a name in the text of pages and demos, and leaves out what is not valid', () => {
  const { contentDir } = contentFixture({
    'data-grid/sorting/page.mdx': page('Sorting', 'components: [DataGrid]\n'),
    'data-grid/sorting/page.de.mdx': page('Sortieren', 'components: [DataGrid]\n'),
    'data-grid/sorting/First.tsx': demo,
    'data-grid/sorting/columns.ts': "import type { GridColDef } from '@mui/x-data-grid';\n",
    'data-grid/broken/page.mdx': '---\ntitle: [\n---\n',
    'data-grid/no-demo/page.mdx': page('No demo'),
  });
  const first = {
    name: 'First',
    title: 'Sorting',
    href: '/x/react-data-grid/sorting/#First',
  };
  expect(createUsageScan(contentDir)()).toEqual({
    DataGrid: {
      pages: [{ title: 'Sorting', path: '/x/react-data-grid/sorting/' }],
      demos: [first],
    },
    GridColDef: { pages: [], demos: [first] },
  });
});
