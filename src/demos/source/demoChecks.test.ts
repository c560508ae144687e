import { expect, test } from 'vitest';
import { demoProblems } from './demoChecks.node.ts';
import { contentFixture } from './contentFixture.node.ts';
import { readDemo } from './readDemo.node.ts';

const page = `---
title: Sorting
---

<Demo name="Basic" height={300} />
`;
const basic = 'export default function Basic() {\n  return null;\n}\n';

const read = (contentDir: string) => (file: string) => readDemo(file, contentDir);

test('content whose pages show all of its demos is fit', async () => {
  const { contentDir } = contentFixture({ 'a/b/page.mdx': page, 'a/b/Basic.tsx': basic });
  expect(await demoProblems(contentDir, read(contentDir))).toBeUndefined();
});

test('all problems are in one text', async () => {
  const { contentDir, local } = contentFixture({
    'a/b/page.mdx': page,
    'a/b/Basic.tsx': basic.replace('Basic', 'Other'),
    'a/b/Unused.tsx': basic.replace('Basic', 'Unused'),
    'a/b/Lonely.css.tsx': basic.replace('Basic', 'Lonely'),
    'a/b/Foreign.tsx': `import lodash from 'lodash';\n${basic.replace('Basic', 'Foreign')}`,
  });
  expect(local((await demoProblems(contentDir, read(contentDir))) ?? '')).toMatchInlineSnapshot(`
    "The demos have 5 errors:
    - content/a/b/Basic.tsx: the default export is called Other. Rename it to Basic, or rename the file to Other.tsx.
    - content/a/b/Foreign.tsx:1: a demo may not import 'lodash'. Import from react, @mui/material, @mui/icons-material, @mui/x-*, a date library, @hookform/resolvers, @tanstack/react-query, react-hook-form, zod, a file of the demo's own folder (./columns) or a sample (../../samples/orders).
    - content/a/b/Lonely.css.tsx: a styling variant without its system version. Add Lonely.tsx beside it, or rename this file to Lonely.tsx.
    - content/a/b/Foreign.tsx: no page shows this demo. Add <Demo name="Foreign" /> to the page.mdx beside it, or delete the file.
    - content/a/b/Unused.tsx: no page shows this demo. Add <Demo name="Unused" /> to the page.mdx beside it, or delete the file."
  `);
});
