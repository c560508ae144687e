import fs from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { doorsRule } from './eslintRule.mjs';
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

function lint(file: string, code: string): string[] {
  const linter = new Linter({ cwd: root, configType: 'flat' });
  const config = {
    files: ['**/*.ts'],
    plugins: { rooms: { rules: { doors: doorsRule } } },
    rules: { 'rooms/doors': 'error' as const },
  };
  return linter.verify(code, config, path.join(root, file)).map(({ message }) => message);
}

test('an import against the order names the list and the way out', () => {
  expect(lint('src/links/planted.ts', `import { rank } from '../search/index.ts';`)).toEqual([
    'The room links may not import search, which is above it in scripts/rooms/order.mjs. ' +
      'Move what both need to a room below them, or let search pass it to links.',
  ]);
});

test('an import around a door names the door that has the module', () => {
  const code = `export const load = () => import('../search/engine/shards.ts');`;
  expect(lint('src/agents/planted.ts', code)).toEqual([
    'src/search/engine/shards.ts is inside the room search. Import from src/search/index.ts.',
  ]);
});

test('what no door has yet goes to the one that fits', () => {
  expect(lint('tests/planted.ts', `export * from '../src/server/files.node.ts';`)).toEqual([
    'src/server/files.node.ts is inside the room server. ' +
      'Export what you need in src/server/index.node.ts and import it from there.',
  ]);
  const part = `import { Toolbar } from '../frame/Toolbar.tsx';`;
  expect(lint('src/demos/bundle/planted.ts', part)).toEqual([
    'src/demos/frame/Toolbar.tsx is inside the room demos/frame. ' +
      'Export what you need in src/demos/frame/index.ui.ts and import it from there.',
  ]);
});

test('doors for tests are closed to the site', () => {
  const code = `import { memoryStorage } from '../storage/index.testing.ts';`;
  expect(lint('src/search/planted.ts', code)).toEqual([
    'src/storage/index.testing.ts is for tests. Import from another door of the room storage.',
  ]);
  expect(lint('src/search/planted.test.ts', code)).toEqual([]);
});

test('a room reaches its own files, doors below it and packages', () => {
  const code = `
    import fs from 'node:fs';
    import { rank } from './engine/rank.ts';
    import { fill } from '../language/index.ts';
    export { fs, rank, fill };`;
  expect(lint('src/search/planted.ts', code)).toEqual([]);
});
