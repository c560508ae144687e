import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../build-tools/index.node.ts';
import { createTestSite, type TestSite } from './testing/testSite.node.ts';

const minutes = 60_000;
let site: TestSite;
let page: string;
let cold: Record<string, string>;

const inContent = (name: string) => path.join(projectRoot, 'content', name);

/** Prose, a translation, demos in one and in three stylings, tables and pages of the reference. */
beforeAll(() => {
  site = createTestSite('same-bytes', { TEST_LANGUAGES: 'two' });
  const at = (name: string) => path.join(site.content, name);
  const demos = 'tree-view/tree-item-customization';
  for (const ending of ['tsx', 'css.tsx', 'css', 'tailwind.tsx'])
    fs.cpSync(inContent(`${demos}/IconAtEnd.${ending}`), at(`${demos}/IconAtEnd.${ending}`));
  fs.cpSync(inContent('samples/maritime.ts'), at('samples/maritime.ts'));
  page = at(`${demos}/page.mdx`);
  fs.writeFileSync(
    page,
    `---
title: Custom items
description: A page with a demo in three stylings, a table of the reference and some highlighted code.
product: x-tree-view
components: [RichTreeView]
---

Text.

<Demo name="IconAtEnd" height={300} />

## Props {id="props"}

<PropsTable component="RichTreeView" only="items, slots" />

\`\`\`tsx
const items: string[] = [];
\`\`\`
`,
  );
  const navigation = fs.readFileSync(at('navigation.ts'), 'utf8');
  const more = [`/x/react-${demos}`, '/x/api/tree-view/rich-tree-view'];
  fs.writeFileSync(
    at('navigation.ts'),
    navigation.replace(
      /\n];\n/,
      `\n{ pathname: '/x/react-tree-view-group', title: 'Tree View', children: ${JSON.stringify(more.map((pathname) => ({ pathname })))} },\n];\n`,
    ),
  );
}, 5 * minutes);
afterAll(() => site?.remove());

test(
  'a first build makes everything',
  async () => {
    const { code, output } = await site.build();
    expect(output).toMatch(/^Pages 7: all compiled {2}[\d.]+ s$/m);
    expect(output).toMatch(/^Demos 2: all described/m);
    expect(code).toBe(0);
    cold = site.files();
    expect(Object.keys(cold)).toContain('x/api/tree-view/rich-tree-view/index.html');
    expect(Object.keys(cold)).toContain('ar/x/introduction/index.html.br');
    // A line a phase, and none of the hundreds that a bundler would write.
    expect(output.trim().split('\n').length).toBeLessThan(12);
  },
  5 * minutes,
);

test(
  'with nothing changed nothing is done',
  async () => {
    const { output } = await site.build();
    expect(output).toMatch(/^Nothing has changed since the last build: \d+ pages/);
    expect(site.files()).toEqual(cold);
  },
  minutes,
);

test(
  'a change shows, and with the change undone the site is made of what is remembered, the same to the byte',
  async () => {
    const text = fs.readFileSync(page, 'utf8');
    fs.writeFileSync(page, text.replace('\nText.\n', '\nAnother text.\n'));
    const changed = await site.build();
    expect(changed.output).toMatch(/^Pages 7: 6 cached, 1 compiled/m);
    const html = 'x/react-tree-view/tree-item-customization/index.html';
    expect(fs.readFileSync(path.join(site.out, html), 'utf8')).toContain('Another text.');
    expect(site.files()).not.toEqual(cold);
    fs.writeFileSync(page, text);
    const { output } = await site.build();
    expect(output).toMatch(/^Pages 7: all cached/m);
    expect(output).toMatch(/^Demos 2: all cached/m);
    expect(output).toMatch(/^Bundles \(the browser's cached\)/m);
    expect(output).toMatch(/^Compressed [\d,]+: all cached/m);
    expect(site.files()).toEqual(cold);
  },
  5 * minutes,
);
