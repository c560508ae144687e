/** Components and hooks, with their stylesheets: not for Node. */
export { OfflinePage } from './ui/OfflinePage.tsx';
export { OfflineTools } from './ui/OfflineTools.tsx';
