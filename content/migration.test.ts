import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadHistories } from '../src/api-history/index.node.ts';
import { diffSteps } from '../src/api-history/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'content/migration');
const codemods = path.join(root, 'node_modules/@mui/x-codemod');
const tools = ['codemods', 'names'];
const pages = fs
  .readdirSync(folder)
  .filter((name) => !tools.includes(name))
  .sort();

const textOf = (page: string) => fs.readFileSync(path.join(folder, page, 'page.mdx'), 'utf8');

/** A name as a whole: `rows` is not in `rowsLookup`. */
function isNamed(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`).test(text);
}

const listed = JSON.parse(
  fs.readFileSync(path.join(root, 'tests/fixtures/migration-changes.json'), 'utf8'),
) as Record<string, Record<string, string>>;

const slugs = {
  'data-grid': 'data-grid',
  'date-pickers': 'pickers',
  charts: 'charts',
  'tree-view': 'tree-view',
} as const;

const steps = Object.values(loadHistories()).flatMap((history) =>
  diffSteps(history).map((step) => ({
    ...step,
    page: `migration-${slugs[history.product]}-v${step.from}`,
  })),
);

/** `removed-props` of a page, up to the next heading of any depth. */
function sectionOf(text: string, id: string): string {
  const parts = text.split(/^(?=#{2,4} )/m);
  return parts.find((part) => part.split('\n', 1)[0]?.includes(`id="${id}"`)) ?? '';
}

function firstCells(text: string): string[] {
  return [...text.matchAll(/^\| (.*?) \|/gm)].map((match) => match[1] ?? '').slice(2);
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

test('all 14 guides name every change of the list', () => {
  expect(Object.keys(listed).sort()).toEqual(pages);
  const missing = Object.entries(listed).flatMap(([page, groups]) =>
    Object.entries(groups).flatMap(([group, names]) =>
      names
        .split(' ')
        .filter((name) => !isNamed(textOf(page), name))
        .map((name) => `${page}: ${group}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('the guides name everything that the generated diffs say is removed or renamed', () => {
  expect(steps).toHaveLength(11);
  const missing = steps.flatMap(({ page, rows }) => {
    const gone = rows.filter(({ kind }) => kind === 'removed' || kind === 'renamed');
    expect(gone.length).toBeGreaterThan(15);
    const names = gone.map(({ name }) => name.slice(name.indexOf('.') + 1));
    const text = textOf(page);
    return [...new Set(names)]
      .filter((name) => !isNamed(text, name))
      .map((name) => `${page}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('Data Grid 7 to 8: the diff has every prop that the guide says is removed or renamed', () => {
  const { rows = [] } = steps.find(({ page }) => page === 'migration-data-grid-v7') ?? {};
  const gone = new Set(
    rows
      .filter(({ kind, what }) => what === 'prop' && (kind === 'removed' || kind === 'renamed'))
      .filter(({ name }) => /^DataGrid(?:Pro|Premium)?\./.test(name))
      .map(({ name }) => name.slice(name.indexOf('.') + 1)),
  );
  const text = textOf('migration-data-grid-v7');
  const told = ['stable-props', 'removed-props'].flatMap((id) =>
    firstCells(sectionOf(text, id)).flatMap(codesIn),
  );
  // The first was never documented, the others were in alphas of version 8 only.
  const outside = new Set([
    'forwardedProps',
    'unstable_lazyLoading',
    'unstable_lazyLoadingRequestThrottleMs',
  ]);
  const props = told.filter((name) => /^\w+$/.test(name) && !outside.has(name));
  expect(props.length).toBeGreaterThan(8);
  expect(props.filter((name) => !gone.has(name))).toEqual([]);
  expect([...gone].filter((name) => !isNamed(text, name))).toEqual([]);
});

test('the guides list the codemods that the package has, and say codemod where one is', () => {
  const problems = pages.flatMap((page) => {
    const text = textOf(page);
    const inside = /npx @mui\/x-codemod@8 (v\d\.0\.0\/[\w-]+)\/preset-safe/.exec(text)?.[1];
    if (inside === undefined) {
      return text.includes('has no codemod') || page.startsWith('usage-with') ? [] : [page];
    }
    const place = path.join(codemods, inside);
    const known = fs.readdirSync(place).filter((name) => name !== 'preset-safe');
    const told = firstCells(sectionOf(text, 'codemods')).flatMap(codesIn);
    const source = (fs.readdirSync(place, { recursive: true }) as string[])
      .filter((file) => file.endsWith('.js'))
      .map((file) => fs.readFileSync(path.join(place, file), 'utf8'))
      .join('\n');
    const claimed = [...text.matchAll(/^\| (.*?) \|.*\(codemod.*$/gm)].map((row) => row[1] ?? '');
    return [
      ...known.filter((name) => !told.includes(name)).map((name) => `${page}: ${name} is missing`),
      ...told.filter((name) => !known.includes(name)).map((name) => `${page}: no codemod ${name}`),
      ...claimed
        .filter(
          (cell) =>
            !codesIn(cell).some((code) => wordsOf(code).some((word) => source.includes(word))),
        )
        .map((cell) => `${page}: no codemod for ${cell}`),
    ];
  });
  expect(problems).toEqual([]);
});

function wordsOf(code: string): string[] {
  return code.split(/[^\w/@-]+/).filter((word) => word.length > 3);
}
