import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import { emotionCacheFor, loadEmotionCache, type StyleOptions } from './emotionCache.ts';

interface Styles extends StyleOptions {
  cache: EmotionCache;
}

/** The styles that are asked for; until they are there, those that were shown before, if any. */
export function useEmotionCache({ direction, isLayered }: StyleOptions): Styles | undefined {
  const [last, setLast] = useState<Styles>();
  const cache = emotionCacheFor({ direction, isLayered });
  useEffect(() => {
    let isWanted = true;
    const options = { direction, isLayered };
    void loadEmotionCache(options).then((loaded) => {
      if (isWanted) setLast({ ...options, cache: loaded });
    });
    return () => {
      isWanted = false;
    };
  }, [direction, isLayered]);
  return cache ? { direction, isLayered, cache } : last;
}
