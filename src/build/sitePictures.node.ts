import fs from 'node:fs/promises';
import path from 'node:path';
import {
  pictureFolder,
  pictureListPath,
  type DemoPictures,
  type ListedDemo,
  type PictureList,
  type PreviewFacts,
} from '../pictures/index.ts';
import { createPictureKeys, filesOf, openPictures, openPreviews } from '../pictures/index.node.ts';
import type { DemoHeight } from '../demos/source/index.ts';
import { count } from './report.node.ts';

interface ShownDemo {
  id: string;
  name: string;
  home: string;
  height: DemoHeight;
  files: readonly { path: string; text: string }[];
}

/** The pictures that there are of a site's demos and pages: who has which, and how they get into the site. */
export function sitePictures(
  demos: readonly ShownDemo[],
  /** With the ids of their first demos. */
  pages: readonly PreviewFacts[],
  env: Readonly<Record<string, string | undefined>>,
) {
  const store = openPictures();
  const keyOf = createPictureKeys(env);
  const listed = demos.map((demo): ListedDemo & { pictures: DemoPictures | undefined } => {
    const key = keyOf(demo);
    return { id: demo.id, name: demo.name, home: demo.home, key, pictures: store.find(key) };
  });
  const byId = new Map(listed.map((demo) => [demo.id, demo]));
  const drawn = pages.map((page) => ({ ...page, demo: byId.get(page.demo ?? '')?.key }));
  const previews = openPreviews(store);
  const byPath = new Map(
    drawn
      .map((page) => [page.path, previews.nameOf(page)] as const)
      .filter(([, name]) => previews.has(name)),
  );
  const missing = listed.filter(({ pictures }) => !pictures).length;
  const without = pages.length - byPath.size;
  return {
    find: ({ id }: { id: string }) => byId.get(id)?.pictures,
    preview: (page: string) => byPath.get(page),
    /** What pages show of them. */
    shown: [listed.map(({ id, pictures }) => [id, pictures]), [...byPath]],
    report:
      missing + without === 0
        ? `Pictures of ${count(listed.length)} demos and ${count(pages.length)} pages`
        : `Pictures of ${count(listed.length)} demos: ${count(missing)} missing, of ${count(pages.length)} pages: ${count(without)} missing (npm run pictures)`,
    async write(outDir: string): Promise<void> {
      const target = path.join(outDir, pictureFolder);
      await fs.mkdir(target, { recursive: true });
      const files = new Set([
        ...listed.flatMap(({ pictures }) => (pictures ? filesOf(pictures) : [])),
        ...byPath.values(),
      ]);
      for (const name of files)
        await fs.copyFile(path.join(store.folder, name), path.join(target, name));
      const list: PictureList = {
        demos: listed.map(({ id, name, home, key }) => ({ id, name, home, key })),
        pages: drawn,
      };
      await fs.writeFile(path.join(outDir, pictureListPath), JSON.stringify(list));
    },
  };
}
