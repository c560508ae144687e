import fs from 'node:fs';
import type { Plugin } from 'vite';
import { passDoors, readDoor, type BehindDoor } from './passDoors.ts';

/** What a bundle gets from `doorsPlugin`, for development: a third fewer modules until the server is ready. */
export function passDoorsPlugin(): Plugin {
  const doors = new Map<string, Map<string, BehindDoor>>();

  function namesOf(door: string): Map<string, BehindDoor> {
    const names = doors.get(door) ?? readDoor(readIfThere(door), door);
    doors.set(door, names);
    return names;
  }

  return {
    name: 'docs:pass-doors',
    apply: 'serve',
    // After TypeScript is JavaScript: imports of types are gone.
    enforce: 'post',
    watchChange: (file) => void doors.delete(file),
    transform: {
      filter: { id: /^(?!.*\/node_modules\/).*\/src\/.+\.tsx?$/, code: '/index' },
      handler(code, id) {
        const passed = passDoors(code, id, (door, name) => {
          this.addWatchFile(door);
          let found = namesOf(door).get(name);
          // Of rooms in rooms. Nothing else is passed: a client component must stay one.
          while (found && isDoor.test(found.file)) found = namesOf(found.file).get(found.name);
          return found;
        });
        return passed === code ? undefined : { code: passed, map: null };
      },
    },
  };
}

const isDoor = /\/index(?:\.\w+)?\.ts$/;

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
