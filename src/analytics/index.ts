export { preferenceEvent } from './preferenceEvent.ts';
export { reportSearch } from './searchEvent.ts';
export type { AnalyticsEvents, UserProperties } from './events.ts';
export { startAnalytics, type Analytics } from './startAnalytics.ts';
