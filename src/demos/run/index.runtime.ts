/** Loaded with the first demo: Material's theme and emotion. */
export { DemoRuntime, loadStyles } from './DemoRuntime.tsx';
export { emotionCacheFor } from './emotionCache.ts';
