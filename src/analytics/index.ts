export { preferenceEvent } from './preferenceEvent.ts';
export { tellSearch } from './searchNews.ts';
export type { AnalyticsEvents, UserProperties } from './events.ts';
export { startAnalytics, type Analytics } from './startAnalytics.ts';
