export { offlinePath } from './names.ts';
export { startServiceWorker } from './startServiceWorker.ts';
