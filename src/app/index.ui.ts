/** Components and hooks, with their stylesheets: not for Node. */
export { PageBoundary } from './PageBoundary.tsx';
export { createPayloadCache } from './router/payloadCache.ts';
export { startRouter } from './router/startRouter.ts';
