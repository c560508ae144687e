import fs from 'node:fs/promises';
import path from 'node:path';
import {
  pictureFolder,
  pictureListPath,
  type DemoPictures,
  type ListedDemo,
} from '../pictures/index.ts';
import { createPictureKeys, filesOf, openPictures } from '../pictures/index.node.ts';
import { count } from './report.node.ts';

interface ShownDemo {
  id: string;
  name: string;
  home: string;
  height: number;
  files: readonly { path: string; text: string }[];
}

/** The pictures that there are of a site's demos: which demo has which, and how they get into the site. */
export function sitePictures(
  demos: readonly ShownDemo[],
  env: Readonly<Record<string, string | undefined>>,
) {
  const store = openPictures();
  const keyOf = createPictureKeys(env);
  const listed = demos.map((demo): ListedDemo & { pictures: DemoPictures | undefined } => {
    const key = keyOf(demo);
    return { id: demo.id, name: demo.name, home: demo.home, key, pictures: store.find(key) };
  });
  const byId = new Map(listed.map(({ id, pictures }) => [id, pictures]));
  const missing = listed.filter(({ pictures }) => !pictures).length;
  return {
    find: ({ id }: { id: string }) => byId.get(id),
    /** What pages show of them. */
    shown: [...byId],
    report:
      missing === 0
        ? `Pictures of ${count(listed.length)} demos`
        : `Pictures of ${count(listed.length)} demos: ${count(missing)} missing (npm run pictures)`,
    async write(outDir: string): Promise<void> {
      const target = path.join(outDir, pictureFolder);
      await fs.mkdir(target, { recursive: true });
      const files = new Set(listed.flatMap(({ pictures }) => (pictures ? filesOf(pictures) : [])));
      for (const name of files)
        await fs.copyFile(path.join(store.folder, name), path.join(target, name));
      const list = listed.map(({ id, name, home, key }): ListedDemo => ({ id, name, home, key }));
      await fs.writeFile(path.join(outDir, pictureListPath), JSON.stringify(list));
    },
  };
}
