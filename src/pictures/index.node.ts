/** What other rooms use in Node. */
export { createPictureKeys } from './pictureKey.node.ts';
export { filesOf, openPictures, picturesPrint } from './pictureStore.node.ts';
