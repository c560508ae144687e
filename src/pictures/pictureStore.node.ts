import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { projectRoot } from '../build-tools/index.node.ts';
import type { DemoPictures } from './demoPictures.ts';

const picture = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  files: z.array(z.string().regex(/^[\da-f]{20}\.webp$/)).min(1),
});
const index = z.record(
  z.string(),
  z.object({
    light: picture,
    dark: picture.optional(),
    narrowLight: picture.optional(),
    narrowDark: picture.optional(),
  }),
);

type Index = Record<string, DemoPictures>;

/** The pictures that were taken, by the key of their demo. */
export interface PictureStore {
  folder: string;
  /** Undefined: there are none, or a file of them is missing or damaged. */
  find: (key: string) => DemoPictures | undefined;
  /** Keeps a file; gives its name, which is a hash of what is in it. */
  addFile: (content: Uint8Array) => string;
  keep: (key: string, pictures: DemoPictures) => void;
  /** Keeps which demo has which key, for a comparison with another folder. */
  name: (demos: readonly { id: string; key: string }[]) => void;
  /** Keys by the id of the demo. */
  names: () => Readonly<Record<string, string>>;
  /** Removes the pictures of demos that are no longer there; gives their number. */
  keepOnly: (keys: ReadonlySet<string>) => number;
}

const ownFolder = () => process.env.DOCS_PICTURES ?? path.join(projectRoot, '.cache/pictures');
const indexOf = (folder: string) => path.join(folder, 'index.json');

/** Changes when a picture is taken, drawn or removed. */
export function picturesPrint(): string {
  const folder = ownFolder();
  const file = indexOf(folder);
  const previews = fs.existsSync(folder) ? fs.readdirSync(folder).filter(isPreview).sort() : [];
  return [fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', ...previews].join();
}

export const isPreview = (name: string) => name.startsWith('preview-');

export function openPictures(folder = ownFolder()): PictureStore {
  const indexFile = indexOf(folder);
  const namesFile = path.join(folder, 'demos.json');
  let known = readIndex(indexFile);

  function write(): void {
    fs.mkdirSync(folder, { recursive: true });
    const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
    // Rename the finished file, so that readers never see part of the index.
    fs.writeFileSync(`${indexFile}.part`, JSON.stringify(sorted));
    fs.renameSync(`${indexFile}.part`, indexFile);
  }
  const isWhole = (name: string) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) && nameOf(fs.readFileSync(file)) === name;
  };

  return {
    folder,
    find(key) {
      const found = known[key];
      return found && filesOf(found).every(isWhole) ? found : undefined;
    },
    addFile(content) {
      const name = nameOf(content);
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, name), content);
      return name;
    },
    keep(key, pictures) {
      known[key] = pictures;
      write();
    },
    name(demos) {
      fs.mkdirSync(folder, { recursive: true });
      const rows = demos.map(({ id, key }) => [id, key]);
      fs.writeFileSync(namesFile, JSON.stringify(Object.fromEntries(rows)));
    },
    names() {
      return z.record(z.string(), z.string()).parse(JSON.parse(fs.readFileSync(namesFile, 'utf8')));
    },
    keepOnly(keys) {
      const all = Object.entries(known);
      known = Object.fromEntries(all.filter(([key]) => keys.has(key)));
      const used = new Set(Object.values(known).flatMap(filesOf));
      const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
      for (const name of names)
        if (name.endsWith('.webp') && !used.has(name)) fs.rmSync(path.join(folder, name));
      if (names.length > 0) write();
      return all.length - Object.keys(known).length;
    },
  };
}

export function filesOf(pictures: DemoPictures): string[] {
  return Object.values(pictures).flatMap(({ files }: { files: string[] }) => files);
}

function nameOf(content: Uint8Array): string {
  return `${createHash('sha256').update(content).digest('hex').slice(0, 20)}.webp`;
}

/** An index that cannot be read is the same as none: the pictures are taken again. */
function readIndex(file: string): Index {
  try {
    return index.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) as Index;
  } catch {
    return {};
  }
}
