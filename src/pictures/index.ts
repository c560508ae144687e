/** What other rooms use. */
export {
  demoPictures,
  pictureFolder,
  pictureListPath,
  setDemoPictures,
  type DemoPictures,
  type ListedDemo,
  type LookName,
  type Picture,
  type PictureList,
} from './demoPictures.ts';
export { keepPress, replayPress } from './press.ts';
export { waitsForPress } from './savesData.ts';
export { pagePreview, previewSize, setPagePreviews, type PreviewFacts } from './pagePreview.ts';
