import { expect, test } from 'vitest';
import { asFile, completion, shadowedIn } from './complete.ts';
import { generationsOf } from './generations.ts';

const pageOf = (name: string) => `content/migration/migration-${name}/page.mdx`;

test('code is for the release that its page starts from; its title can name another', () => {
  expect(generationsOf(pageOf('data-grid-v5'), 'Before')).toEqual(['5']);
  expect(generationsOf(pageOf('data-grid-v4'), 'After')).toEqual(['5']);
  expect(generationsOf(pageOf('pickers-lab'), 'Before')).toEqual(['pickers-lab']);
  expect(generationsOf(pageOf('pickers-lab'), 'After')).toEqual(['5']);
  expect(generationsOf(pageOf('tree-view-lab'), 'After')).toEqual(['6']);
  expect(generationsOf(pageOf('pickers-lab'), 'v5 and v6')).toEqual(['5', '6']);
  expect(() => generationsOf(pageOf('pickers-v3'), 'Before')).toThrow(
    'content/migration/migration-pickers-v3/page.mdx: scripts/before has no packages of 3.',
  );
});

test('a fragment becomes a file that keeps its lines', () => {
  expect(asFile('<DataGrid />\n')).toBe('export const fragment = (\n<DataGrid />\n);\n');
  expect(asFile('const a = 1;\n')).toBe('export function Fragment() {\nconst a = 1;\n}\n');
  expect(asFile("import 'a';\n")).toBe("\nimport 'a';\n\nexport {};\n");
});

test('names that a fragment lacks are imported, typed or left open', () => {
  const modules: Record<string, string> = {
    DataGrid: '@mui/x-data-grid',
    useGridApiRef: '@mui/x-data-grid-pro',
  };
  const complete = (names: string[], page = pageOf('data-grid-v5')) =>
    completion(names, page, (name) => modules[name]);
  expect(complete(['DataGrid', 'apiRef', 'apiRef'])).toBe(
    [
      "import { DataGrid } from '@mui/x-data-grid';",
      'declare const apiRef: ReturnType<typeof useGridApiRef>;',
      "import { useGridApiRef } from '@mui/x-data-grid-pro';",
      '',
    ].join('\n'),
  );
  expect(complete(['save', 'React'])).toBe(
    "declare const save: any;\ntype save = any;\nimport * as React from 'react';\n",
  );
  expect(complete(['gridSortsSelector', 'useGridApi', 'PickersToday'])).toBe('');
  expect(complete(['apiRef'], pageOf('tree-view-v7'))).toContain('apiRef: any');
});

test("the browser's names are the fragment's own where it uses them as such", () => {
  expect(shadowedIn('open(event.target)')).toEqual(['event', 'open']);
  expect(shadowedIn('dialog.open(reopened)')).toEqual([]);
});
