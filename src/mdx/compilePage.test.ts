import { describe, expect, test } from 'vitest';
import { compilePage, readPageFacts } from './compilePage.node.ts';

const head = `---
title: Sorting
description: A description that has at least sixty characters, as every page's must.
product: x-data-grid
---
`;
const compile = (body: string, front = head) =>
  compilePage(front + body, '/project/content/data-grid/sorting/page.mdx', {
    contentDir: '/project/content',
    origin: 'https://docs.example.com',
  });

/** The value of an `export const name = …` line of the compiled module. */
function exported(code: string, name: string): unknown {
  const line = code.split('\n').find((text) => text.startsWith(`export const ${name} = `));
  return JSON.parse(line?.slice(`export const ${name} = `.length).replace(/;$/, '') ?? 'null');
}

describe('a compiled page', () => {
  test('carries its record', async () => {
    const code = await compile('\nSee [this](/x/introduction/#start).\n\n## One {id="one"}\n');
    expect(exported(code, 'page')).toEqual({
      file: 'content/data-grid/sorting/page.mdx',
      path: '/x/react-data-grid/sorting/',
      frontMatter: {
        title: 'Sorting',
        description: "A description that has at least sixty characters, as every page's must.",
        product: 'x-data-grid',
        components: [],
        packages: [],
        layout: 'documentation',
        ad: true,
        unlisted: false,
      },
      headings: [{ depth: 2, id: 'one', text: 'One' }],
      links: [{ href: '/x/introduction/#start', line: 7 }],
      demos: [],
    });
  });

  test('has a Markdown twin with absolute links and no trace of components', async () => {
    const code = await compile(`
Text with [a link](/x/introduction/).

:::warning[Careful]

It bites.

:::

## One {id="one", plan="pro"}

\`\`\`bash package-manager
npm install x
\`\`\`
`);
    expect(exported(code, 'markdown')).toMatchInlineSnapshot(`
      "Text with [a link](https://docs.example.com/x/introduction/).

      > [!WARNING]
      > **Careful**
      >
      > It bites.

      ## One

      *Needs the Pro plan.*

      \`\`\`bash
      npm install x
      \`\`\`
      "
    `);
  });

  test('reads cards as if nothing were placed: sections, twin, one command without tabs', async () => {
    const code = await compile(`
<Cards>

<Card is="x-charts">

### Charts {id="charts"}

Bars and lines.

\`\`\`bash package-manager no-tabs
npm install x
\`\`\`

</Card>

</Cards>

## After {id="after"}

Text.
`);
    expect(exported(code, 'markdown')).toBe(
      '### Charts\n\nBars and lines.\n\n```bash\nnpm install x\n```\n\n## After\n\nText.\n',
    );
    expect(exported(code, 'search')).toMatchObject([
      { kind: 'page' },
      { kind: 'section', id: 'charts', text: 'Bars and lines.' },
      { kind: 'section', id: 'after', text: 'Text.' },
    ]);
    expect(code).toContain('PackageLine');
    expect(code).not.toContain('PackageManagerTabs');
  });

  test('says the same of itself when only that is asked for', async () => {
    const body =
      '\nSee [this](/x/introduction/#start).\n\n## One {id="one"}\n\n```ts\nlet a = 1;\n```\n';
    const [code, facts] = await Promise.all([
      compile(body),
      readPageFacts(head + body, '/project/content/data-grid/sorting/page.mdx', {
        contentDir: '/project/content',
        origin: 'https://docs.example.com',
      }),
    ]);
    for (const name of ['page', 'search', 'markdown']) {
      expect(exported(facts, name)).toEqual(exported(code, name));
    }
    expect(facts).not.toContain('import ');
  });

  test('highlights code at build and derives JavaScript', async () => {
    const code = await compile('\n```tsx\nconst a: number = 1;\n```\n');
    expect(code).toContain('htmlJs');
    expect(code).toContain('<span class=\\"k\\">const</span>');
  });

  test.each([
    ['an unknown callout', '\n:::danger\n\nx\n\n:::\n'],
    ['an unknown language', '\n```rust\nx\n```\n'],
    ['an unknown mark', '\n```ts lines={1}\nlet a = 1;\n```\n'],
    ['a demo without a height', '\n<Demo name="A" />\n'],
    ['a height that is not valid', '\n<Demo name="A" height={{ 800: 400 }} />\n'],
    ['a missing demo', '\n<Demo name="Missing" height={100} />\n'],
  ])('fails on %s', async (_, body) => {
    await expect(compile(body)).rejects.toThrowErrorMatchingSnapshot();
  });

  test('fails on a bad front matter, with every edit', async () => {
    const front = '---\ntitle: ""\ndescription: short\nproduct: grid\nauthor: me\n---\n';
    await expect(compile('\nText.\n', front)).rejects.toThrowErrorMatchingSnapshot();
  });

  test('fails on keywords for a heading that is not there, and names the nearest', async () => {
    const front =
      '---\ntitle: Sorting\ndescription: Sort rows by one or several columns, on the client or on the server.\n' +
      'product: x-data-grid\nkeywords:\n  page: order rows\n  multi-sort: two columns\n---\n';
    const body = '\n## Sort by several columns {id="multi-sorting"}\n\nText.\n';
    await expect(compile(body, front)).rejects.toThrow(
      /keywords has "multi-sort", but no heading has that id.\nDid you mean "multi-sorting"\?/,
    );
    await expect(compile(body, front.replace('multi-sort:', 'multi-sorting:'))).resolves.toContain(
      'two columns',
    );
  });

  test('fails without front matter', async () => {
    await expect(compile('Text.', '')).rejects.toThrowErrorMatchingSnapshot();
  });
});
