import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const caches = new Map<'ltr' | 'rtl', EmotionCache>();

/** Emotion for one direction. Library styles go into `@layer mui`, so that a demo's own CSS wins. */
export function emotionCacheFor(direction: 'ltr' | 'rtl'): EmotionCache {
  const known = caches.get(direction);
  if (known) return known;
  const cache = createCache({
    key: direction === 'rtl' ? 'mui-rtl' : 'mui',
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
  });
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
