import fs from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../ui/index.ts';
import type { DemoPictures, LookName, Picture } from './demoPictures.ts';
import { openPictures } from './pictureStore.node.ts';

export interface ChangedPicture {
  id: string;
  look: LookName;
  /** Undefined: it is new, or gone. */
  before: string | undefined;
  after: string | undefined;
}

const looks: readonly LookName[] = ['light', 'dark', 'narrowLight', 'narrowDark'];

/** Which pictures differ between two folders that `npm run pictures` has filled. */
export function changedPictures(before: string, after: string): ChangedPicture[] {
  const one = picturesIn(before);
  const other = picturesIn(after);
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((id) =>
    looks
      .map((look) => ({
        id,
        look,
        before: fileIn(before, one.get(id)?.[look]),
        after: fileIn(after, other.get(id)?.[look]),
      }))
      // The name of a file is a hash of what is in it.
      .filter((row) => path.basename(row.before ?? '') !== path.basename(row.after ?? '')),
  );
}

function picturesIn(folder: string): Map<string, DemoPictures> {
  const store = openPictures(folder);
  return new Map(
    Object.entries(store.names()).flatMap(([id, key]) => {
      const pictures = store.find(key);
      return pictures ? [[id, pictures] as const] : [];
    }),
  );
}

const fileIn = (folder: string, picture: Picture | undefined) =>
  picture && path.join(folder, picture.files[0] ?? '');

/** One page that needs no other file: before, after, and what differs, which is bright on black. */
export function comparePage(rows: readonly ChangedPicture[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${rows.length} changed pictures</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
  img { max-inline-size: 100%; border: 1px solid #ccc; }
  .difference { position: relative; isolation: isolate; background: #000; }
  .difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
</style>
<h1>${rows.length} changed pictures</h1>
${rows.map(rowOf).join('\n')}
</html>
`;
}

function rowOf({ id, look, before, after }: ChangedPicture): string {
  const image = (file: string | undefined, name: string) =>
    file
      ? `<img alt="${name}" src="data:image/webp;base64,${fs.readFileSync(file).toString('base64')}">`
      : `<p>${name}: none</p>`;
  const pair = before && after ? image(before, 'Before') + image(after, 'After') : '';
  return `<h2>${escapeHtml(id)}, ${look}</h2>
<div class="row"><div>${image(before, 'Before')}</div><div>${image(after, 'After')}</div><div class="difference">${pair}</div></div>`;
}
