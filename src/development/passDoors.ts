import path from 'node:path';

/** The module behind a door that has a name, and what the name is there. */
export interface BehindDoor {
  file: string;
  name: string;
}

/** Of the modules behind a door: `export { a, b as c } from './file.ts';` and nothing else. */
export function readDoor(text: string, door: string): Map<string, BehindDoor> {
  const found = new Map<string, BehindDoor>();
  for (const [, names = '', source = ''] of text.matchAll(reExport)) {
    for (const { name, as } of namesOf(names)) {
      found.set(as, { file: path.join(path.dirname(door), source), name });
    }
  }
  return found;
}

/**
 * Imports from doors, as imports from the modules behind them: a server loads all that a module
 * names, and nobody asked for the rest of a room. The lines stay where they are. A name that is not
 * found is left to the door.
 */
export function passDoors(
  code: string,
  importer: string,
  behind: (door: string, name: string) => BehindDoor | undefined,
): string {
  const folder = path.dirname(importer);
  return code.replaceAll(doorImport, (_, names: string, source: string) => {
    const door = path.join(folder, source);
    return namesOf(names)
      .map(({ name, as }) => {
        const found = behind(door, name);
        const from = found ? relative(folder, found.file) : source;
        return `import { ${found?.name ?? name} as ${as} } from ${JSON.stringify(from)};`;
      })
      .join(' ');
  });
}

const reExport = /^export \{([^}]*)\} from '([^']+)';/gm;
/** As Vite's compiler writes it. */
const doorImport = /^import \{ ([^{}]+) \} from "(\.[^"]*\/index(?:\.(?:node|server|ui))?\.ts)";/gm;

function namesOf(list: string): { name: string; as: string }[] {
  return list
    .replaceAll(/\/\/.*/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => {
      const [name = '', as = name] = item.split(' as ');
      return { name, as };
    });
}

function relative(folder: string, file: string): string {
  const found = path.relative(folder, file).replaceAll(path.sep, '/');
  return found.startsWith('.') ? found : `./${found}`;
}
