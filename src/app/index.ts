/** What other rooms use. */
export { payloadFile, type PagePayload } from './payload.ts';
export { navigatedEvent } from './router/navigatedEvent.ts';
export { startFonts } from './startFonts.ts';
export { deferScripts, readyEvent, startScript } from './startScript.ts';
