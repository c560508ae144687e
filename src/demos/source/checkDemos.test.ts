import { expect, test } from 'vitest';
import { checkDemos, demoOf, type DemoUse } from './checkDemos.node.ts';
import { contentFixture } from './contentFixture.node.ts';
import { discoverDemos } from './discoverDemos.node.ts';
import { readDemo } from './readDemo.node.ts';

const demo = (name: string): string => `export default function ${name}() {\n  return null;\n}\n`;

/** The problems of a content folder whose page `a/b/page.mdx` shows the named demos. */
async function problemsOf(files: Record<string, string>, ...shown: string[]): Promise<string[]> {
  const { at, contentDir, local } = contentFixture(files);
  const uses: DemoUse[] = shown.map((name, index) => ({
    page: at('a/b/page.mdx'),
    line: index + 5,
    name,
  }));
  const read = (file: string) => readDemo(file, contentDir);
  return (await checkDemos(discoverDemos(contentDir), uses, read)).map(local);
}

test('a fit folder has no problems', async () => {
  const files = {
    'samples/orders.ts': 'export const orders = [];\n',
    'a/b/Basic.tsx': `import { useState } from 'react';
import Box from '@mui/material/Box';
import Add from '@mui/icons-material/Add';
import { DataGrid } from '@mui/x-data-grid';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { orders } from '../../samples/orders';
import { Panel } from './Panel';
${demo('Basic')}`,
    'a/b/Panel.tsx': 'export function Panel() {}\n',
    'a/b/Basic.css.tsx': `import './Basic.css';\n${demo('Basic')}`,
    'a/b/Basic.css': '',
    'a/b/Named.tsx': `function Named() {}\nexport { Named as default };\n`,
  };
  expect(await problemsOf(files, 'Basic', 'Named')).toEqual([]);
});

test('a page that names no demo', async () => {
  expect(await problemsOf({ 'a/b/Basic.tsx': demo('Basic') }, 'Basic', 'Basik')).toEqual([
    'content/a/b/page.mdx:6: <Demo name="Basik" /> has no demo. Create content/a/b/Basik.tsx, or name one of: Basic.',
  ]);
  expect(await problemsOf({ 'a/b/page.mdx': '' }, 'Basic')).toEqual([
    'content/a/b/page.mdx:5: <Demo name="Basic" /> has no demo. Create content/a/b/Basic.tsx.',
  ]);
});

test('demoOf gives the demo beside the page, not one of another folder', () => {
  const { at, contentDir } = contentFixture({
    'a/b/Basic.tsx': demo('Basic'),
    'a/c/Basic.tsx': demo('Basic'),
  });
  const use = { page: at('a/c/page.mdx'), line: 1, name: 'Basic' };
  expect(demoOf(use, discoverDemos(contentDir)).folder).toBe('a/c');
});

test('a default export that is missing, nameless or of another name', async () => {
  const files = {
    'a/b/One.tsx': 'export function One() {}\n',
    'a/b/Two.tsx': 'export default () => null;\n',
    'a/b/Three.tsx': demo('Drei'),
    'a/b/Four.tsx': demo('Four'),
    'a/b/Four.tailwind.tsx': demo('FourTailwind'),
  };
  expect(await problemsOf(files, 'One', 'Two', 'Three', 'Four')).toEqual([
    'content/a/b/Four.tailwind.tsx: the default export is called FourTailwind. Rename it to Four.',
    'content/a/b/One.tsx: no default export. Add "export default function One()".',
    'content/a/b/Three.tsx: the default export is called Drei. Rename it to Three, or rename the file to Drei.tsx.',
    'content/a/b/Two.tsx: the default export has no name. Write "export default function Two()".',
  ]);
});

test('a demo that no page shows', async () => {
  expect(await problemsOf({ 'a/b/Old.tsx': demo('Old') })).toEqual([
    'content/a/b/Old.tsx: no page shows this demo. Add <Demo name="Old" /> to the page.mdx beside it, or delete the file.',
  ]);
});

test('a styling variant without its system version', async () => {
  expect(await problemsOf({ 'a/b/Lone.tailwind.tsx': demo('Lone') })).toEqual([
    'content/a/b/Lone.tailwind.tsx: a styling variant without its system version. Add Lone.tsx beside it, or rename this file to Lone.tsx.',
  ]);
});

test('a stylesheet without its demo', async () => {
  const files = { 'a/b/Basic.tsx': demo('Basic'), 'a/b/Basic.css': '' };
  expect(await problemsOf(files, 'Basic')).toEqual([
    'content/a/b/Basic.css: a stylesheet without its demo. Add Basic.css.tsx, which imports it, or delete the file.',
  ]);
});

const ALLOWED =
  "Import from react, @mui/material, @mui/icons-material, @mui/x-*, a date library, @hookform/resolvers, @tanstack/react-query, react-hook-form, zod, a file of the demo's own folder (./columns) or a sample (../../samples/orders).";

test.each([
  ['lodash/get', `a demo may not import 'lodash/get'. ${ALLOWED}`],
  ['node:fs', `a demo may not import 'node:fs'. ${ALLOWED}`],
  ['../c/Other', `a demo may not import '../c/Other'. ${ALLOWED}`],
  ['../../../src/app', `a demo may not import '../../../src/app'. ${ALLOWED}`],
  ['./colums', `'./colums' names no file. Create content/a/b/colums.ts, or fix the import.`],
])('an import of %s', async (specifier, message) => {
  const files = {
    'a/c/Other.tsx': demo('Other'),
    'a/b/Basic.tsx': `import * as React from 'react';\nimport x from '${specifier}';\n${demo('Basic')}`,
  };
  const problems = await problemsOf(files, 'Basic');
  expect(problems[0]).toBe(`content/a/b/Basic.tsx:2: ${message}`);
});
