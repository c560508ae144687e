import createCache, { type EmotionCache, type Options } from '@emotion/cache';

export type Direction = 'ltr' | 'rtl';

const caches = new Map<Direction, EmotionCache>();

/** Emotion for one direction; what turns styles round is fetched for the readers who need it. */
export async function loadEmotionCache(direction: Direction): Promise<EmotionCache> {
  const known = emotionCacheFor(direction);
  if (known) return known;
  const { rtlPlugins } = await import('./rtlPlugins.ts');
  return caches.get(direction) ?? addCache(direction, rtlPlugins);
}

/** At once, if it is there. */
export function emotionCacheFor(direction: 'ltr'): EmotionCache;
export function emotionCacheFor(direction: Direction): EmotionCache | undefined;
export function emotionCacheFor(direction: Direction): EmotionCache | undefined {
  return caches.get(direction) ?? (direction === 'ltr' ? addCache(direction) : undefined);
}

/** Library styles go into `@layer mui`, so that a demo's own CSS wins. */
function addCache(direction: Direction, stylisPlugins?: Options['stylisPlugins']): EmotionCache {
  const cache = createCache({ key: direction === 'rtl' ? 'mui-rtl' : 'mui', stylisPlugins });
  // Nothing is rendered on a server: its warnings about selectors there do not apply.
  cache.compat = true;
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const layered = { ...serialized, styles: `@layer mui {${serialized.styles}}` };
    return insert(selector, layered, sheet, shouldCache);
  };
  caches.set(direction, cache);
  return cache;
}
