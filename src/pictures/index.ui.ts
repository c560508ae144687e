/** Components and hooks, with their stylesheets: not for Node. */
export { StagePicture } from './StagePicture.tsx';
