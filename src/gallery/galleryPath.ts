export const galleryPath = '/x/gallery/';
