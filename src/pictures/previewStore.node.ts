import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from '../build-tools/index.node.ts';
import type { PreviewFacts } from './pagePreview.ts';
import { isPreview, type PictureStore } from './pictureStore.node.ts';

/** Another drawing: all previews are drawn again. */
const format = 1;

export interface PreviewStore {
  /** The name of the preview of a page, which changes with all that is drawn in it. */
  nameOf: (facts: PreviewFacts) => string;
  /** The picture that is drawn in it: a file of the pictures. */
  pictureOf: (facts: PreviewFacts) => string | undefined;
  has: (name: string) => boolean;
  keep: (name: string, content: Uint8Array) => void;
  /** Removes the others; gives their number. */
  keepOnly: (names: ReadonlySet<string>) => number;
}

/** The previews that were drawn, in the folder of the pictures. */
export function openPreviews(pictures: PictureStore): PreviewStore {
  const { folder } = pictures;
  const pictureOf = ({ demo }: PreviewFacts) =>
    demo === undefined ? undefined : pictures.find(demo)?.light.files.at(-1);
  return {
    pictureOf,
    nameOf(facts) {
      const { title, product, plan = '' } = facts;
      const parts = [String(format), title, product, plan, pictureOf(facts) ?? ''];
      return `preview-${hashOf(...parts).slice(0, 20)}.jpg`;
    },
    has: (name) => fs.existsSync(path.join(folder, name)),
    keep(name, content) {
      fs.mkdirSync(folder, { recursive: true });
      // Rename the finished file, so that readers never see part of it.
      const part = path.join(folder, `${name}.part`);
      fs.writeFileSync(part, content);
      fs.renameSync(part, path.join(folder, name));
    },
    keepOnly(names) {
      const all = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
      const old = all.filter((name) => isPreview(name) && !names.has(name));
      for (const name of old) fs.rmSync(path.join(folder, name));
      return old.length;
    },
  };
}
