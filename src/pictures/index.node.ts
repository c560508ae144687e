/** What other rooms use in Node. */
export { createPictureKeys } from './pictureKey.node.ts';
export { filesOf, openPictures, picturesPrint, type PictureStore } from './pictureStore.node.ts';
export { changedPictures, comparePage } from './comparePictures.node.ts';
export { openPreviews, type PreviewStore } from './previewStore.node.ts';
