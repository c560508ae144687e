export { navigatedEvent } from './navigatedEvent.ts';
export { createPayloadCache } from './payloadCache.ts';
export { startRouter } from './startRouter.ts';
