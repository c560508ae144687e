import createCache, { type EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';

const caches = new Map<string, EmotionCache>();

function addCache(direction: 'ltr' | 'rtl', options: object = {}): EmotionCache {
  const cache = createCache({ key: `built-${direction}`, ...options });
  // Nothing is rendered on a server: its warnings about selectors there do not apply.
  cache.compat = true;
  caches.set(direction, cache);
  return cache;
}

async function loadRtl(): Promise<EmotionCache> {
  const [{ default: rtlPlugin }, { prefixer }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]);
  return caches.get('rtl') ?? addCache('rtl', { stylisPlugins: [prefixer, rtlPlugin] });
}

/** Emotion for one direction; undefined until what turns styles round has been fetched. */
export function useDirectedCache(direction: 'ltr' | 'rtl'): EmotionCache | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (direction === 'rtl') void loadRtl().then(() => setLoaded(true));
  }, [direction]);
  return caches.get(direction) ?? (direction === 'ltr' ? addCache('ltr') : undefined);
}
