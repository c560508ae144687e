import fs from 'node:fs';
import path from 'node:path';
import { rooms } from './order.mjs';

const listed = new Set(rooms);

/** The room of a file, named from the root of the project; undefined outside of src/. */
export function roomOf(file) {
  const [top, first, second, ...rest] = file.split('/');
  if (top !== 'src' || second === undefined) return undefined;
  return rest.length > 0 && listed.has(`${first}/${second}`) ? `${first}/${second}` : first;
}

/** `index.ts`, `index.node.ts` and the like, directly in the folder of a room. */
export function isDoor(file) {
  return /^index(\.\w+)?\.ts$/.test(file.slice(`src/${roomOf(file)}/`.length));
}

const isTest = (file) =>
  /\.test\.tsx?$|\.fixture\.ts$|\/testing\/|\/index\.testing\.ts$/.test(file);

/** What is wrong with an import between rooms, and what to do. Files are named from the root of the project. */
export function importProblem(from, to, root) {
  const here = roomOf(from);
  const there = roomOf(to);
  if (there === undefined || here === there) return undefined;
  if (!listed.has(there))
    return `src/${there} is not in the list of rooms. Add it to scripts/rooms/order.mjs.`;
  if (here !== undefined && rooms.indexOf(here) > rooms.indexOf(there)) {
    return (
      `The room ${here} may not import ${there}, which is above it in scripts/rooms/order.mjs. ` +
      `Move what both need to a room below them, or let ${there} pass it to ${here}.`
    );
  }
  if (!isDoor(to)) return `${to} is inside the room ${there}. ${wayIn(to, there, root)}`;
  if (here !== undefined && to.endsWith('/index.testing.ts') && !isTest(from)) {
    return `${to} is for tests. Import from another door of the room ${there}.`;
  }
  return undefined;
}

/** Which door to use: the one that has the module, else the one that fits its name. */
function wayIn(to, there, root) {
  const folder = path.join(root, 'src', there);
  const module = `'./${to.slice(`src/${there}/`.length)}'`;
  const doors = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => /^index(\.\w+)?\.ts$/.test(name))
    : [];
  const door = doors.find((name) =>
    fs.readFileSync(path.join(folder, name), 'utf8').includes(module),
  );
  if (door) return `Import from src/${there}/${door}.`;
  return `Export what you need in src/${there}/${fittingDoor(to)} and import it from there.`;
}

function fittingDoor(file) {
  if (/\.node\.tsx?$/.test(file)) return 'index.node.ts';
  return file.endsWith('.tsx') ? 'index.ui.ts' : 'index.ts';
}
