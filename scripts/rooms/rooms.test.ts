import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aroundDoors, arrowsOf, circlesOf, readRoomImports } from './graph.ts';
import { importProblem } from './importProblem.mjs';
import { rooms } from './order.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test('README.md shows every room, in the order of the arrows', () => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
  const map = /^src\/\n((?: {2}.*\n)+)/m.exec(readme)?.[1] ?? '';
  const shown = [...map.matchAll(/^ {2}([a-z-]+(?:\/[a-z-]+)?)\/ /gm)].map((match) => match[1]);
  expect(shown).toEqual(rooms);
});

test('every folder of src/ is a room with a door, and every module is in a room', () => {
  const walled = new Set(rooms.flatMap((room) => (room.includes('/') ? [room.split('/')[0]] : [])));
  const entriesOf = (folder: string) =>
    fs.readdirSync(path.join(root, 'src', folder)).map((name) => path.posix.join(folder, name));
  const found = entriesOf('').flatMap((name) => (walled.has(name) ? entriesOf(name) : [name]));
  expect(found.sort()).toEqual([...rooms].sort());
  const closed = rooms.filter(
    (room) => !entriesOf(room).some((name) => /\/index(\.\w+)?\.ts$/.test(name)),
  );
  expect(closed).toEqual([]);
});

test('rooms import each other one way, types included, and through doors', () => {
  const imports = readRoomImports(root);
  expect(imports.length).toBeGreaterThan(500);
  expect(circlesOf(arrowsOf(imports))).toEqual([]);
  expect(aroundDoors(imports)).toEqual([]);
  const problems = imports.map(({ from, to }) => importProblem(from, to, root));
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});

test('a circle is found, whoever is asked first', () => {
  const arrows = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
  ]);
  expect(circlesOf(arrows)).toEqual([['a', 'b', 'c']]);
});

const fromTests = `import { memoryStorage } from '../storage/index.testing.ts';`;

/** Each in a file of its own, in a copy of the rooms' doors, with what the lint rule says. */
const planted: { test: string; file: string; code: string; found: string[] }[] = [
  {
    test: 'an import against the order names the list and the way out',
    file: 'src/links/planted.ts',
    code: `import { rank } from '../search/index.ts';`,
    found: [
      'The room links may not import search, which is above it in scripts/rooms/order.mjs. ' +
        'Move what both need to a room below them, or let search pass it to links.',
    ],
  },
  {
    test: 'an import around a door names the door that has the module',
    file: 'src/agents/planted.ts',
    code: `export const load = () => import('../search/engine/shards.ts');`,
    found: [
      'src/search/engine/shards.ts is inside the room search. Import from src/search/index.ts.',
    ],
  },
  {
    test: 'what no door has yet goes to the one that fits',
    file: 'tests/planted.ts',
    code: `export * from '../src/server/files.node.ts';`,
    found: [
      'src/server/files.node.ts is inside the room server. ' +
        'Export what you need in src/server/index.node.ts and import it from there.',
    ],
  },
  {
    test: 'the same between the parts of a room',
    file: 'src/demos/bundle/planted.ts',
    code: `import { Toolbar } from '../frame/Toolbar.tsx';`,
    found: [
      'src/demos/frame/Toolbar.tsx is inside the room demos/frame. ' +
        'Export what you need in src/demos/frame/index.ui.ts and import it from there.',
    ],
  },
  {
    test: 'doors for tests are closed to the site',
    file: 'src/search/planted.ts',
    code: fromTests,
    found: [
      'src/storage/index.testing.ts is for tests. Import from another door of the room storage.',
    ],
  },
  { test: 'and open to tests', file: 'src/search/planted.test.ts', code: fromTests, found: [] },
  {
    test: 'a room reaches its own files, doors below it and packages',
    file: 'src/search/right.ts',
    code: `
      import fs from 'node:fs';
      import { rank } from './engine/rank.ts';
      import { fill } from '../language/index.ts';
      export { fs, rank, fill };`,
    found: [],
  },
];

// Outside the project, whose .gitignore oxlint follows.
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'doors-'));
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

/** As `npm run lint` runs it: the rule is a plugin of oxlint. */
function lintPlanted(): { filename: string; message: string }[] {
  fs.cpSync(path.join(root, 'src'), path.join(copy, 'src'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || /[\\/]index(\.\w+)?\.ts$/.test(file),
  });
  fs.mkdirSync(path.join(copy, 'tests'));
  for (const { file, code } of planted) fs.writeFileSync(path.join(copy, file), code);
  const config = {
    jsPlugins: [path.join(import.meta.dirname, 'lintPlugin.mjs')],
    categories: { correctness: 'off' },
    rules: { 'rooms/doors': 'error' },
  };
  fs.writeFileSync(path.join(copy, '.oxlintrc.json'), JSON.stringify(config));
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', '.'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] })
    .diagnostics;
}

test('the lint rule says what is wrong with an import, and the way out', () => {
  const found = lintPlanted();
  for (const { file, found: messages, test: name } of planted)
    expect(
      found.filter(({ filename }) => filename === file).map(({ message }) => message),
      name,
    ).toEqual(messages);
});
