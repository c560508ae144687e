export { preferenceEvent } from './preferenceEvent.ts';
export { reportSearch } from './searchEvent.ts';
export { startAnalytics, type Analytics } from './startAnalytics.ts';
