import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import { emotionCacheFor, loadEmotionCache, type Direction } from './emotionCache.ts';

interface Styles {
  direction: Direction;
  cache: EmotionCache;
}

/** The styles of a direction; until they are there, those that were shown before, if any. */
export function useEmotionCache(direction: Direction): Styles | undefined {
  const [last, setLast] = useState<Styles>();
  const cache = emotionCacheFor(direction);
  useEffect(() => {
    let isWanted = true;
    void loadEmotionCache(direction).then((loaded) => {
      if (isWanted) setLast({ direction, cache: loaded });
    });
    return () => {
      isWanted = false;
    };
  }, [direction]);
  return cache ? { direction, cache } : last;
}
