import type { PreviewFacts } from './pagePreview.ts';

/** A picture of a demo's stage, in one look. */
export interface Picture {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** At one device pixel per CSS pixel, and at two where there is one. */
  files: string[];
}

/** Light and wide for every demo; those in view when a page opens have all four. */
export interface DemoPictures {
  light: Picture;
  dark?: Picture;
  narrowLight?: Picture;
  narrowDark?: Picture;
}

export type LookName = keyof DemoPictures;

/** Below this width of the window, the narrow pictures are shown. */
export const narrowBelow = 700;

export const pictureFolder = '/x/_pictures/';

/** For `npm run pictures`: what there is to take. */
export const pictureListPath = '/x/pictures.json';

export interface ListedDemo {
  id: string;
  name: string;
  /** The page that shows it. */
  home: string;
  /** Changes with everything that the picture depends on. */
  key: string;
}

/** What is in the file at `pictureListPath`. */
export interface PictureList {
  demos: ListedDemo[];
  pages: PreviewFacts[];
}

export const hasAllLooks = ({ dark, narrowLight, narrowDark }: DemoPictures): boolean =>
  dark !== undefined && narrowLight !== undefined && narrowDark !== undefined;

type FindPictures = (demo: { id: string }) => DemoPictures | undefined;

let find: FindPictures = () => undefined;

/** Called once by the build, before the first page. In development there are no pictures. */
export function setDemoPictures(finder: FindPictures): void {
  find = finder;
}

export const demoPictures: FindPictures = (demo) => find(demo);
