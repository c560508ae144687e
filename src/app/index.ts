/** What other rooms use. */
export { payloadFile, rootId, type PagePayload } from './payload.ts';
export { navigatedEvent } from './router/navigatedEvent.ts';
export { startFonts } from './startFonts.ts';
export { readyEvent, type EarlyWindow } from './startNames.ts';
