/** What other rooms use in Node. */
export { capturePage } from './capture.node.ts';
export { createPictureKeys } from './pictureKey.node.ts';
export { filesOf, openPictures, picturesPrint } from './pictureStore.node.ts';
