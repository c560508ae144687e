/** What other rooms use. */
export { galleryPath } from './galleryPath.ts';
