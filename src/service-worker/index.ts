export { offlinePath, offlinePlaces } from './names.ts';
export { startServiceWorker } from './startServiceWorker.ts';
