/** What other rooms use in the graph of server components. */
export { gallerySource } from './gallerySource.tsx';
