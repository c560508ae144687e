import createCache, { type EmotionCache, type Options } from '@emotion/cache';

export type Direction = 'ltr' | 'rtl';

export interface StyleOptions {
  direction: Direction;
  /**
   * Library styles go into `@layer mui`, so that a demo's own stylesheet wins. For those demos alone:
   * with layers, Chromium lays out the whole page again for every rule that is added.
   */
  isLayered: boolean;
}

const caches = new Map<string, EmotionCache>();

/** Emotion for one direction; what turns styles round is fetched for the readers who need it. */
export async function loadEmotionCache(options: StyleOptions): Promise<EmotionCache> {
  const known = emotionCacheFor(options);
  if (known) return known;
  const { rtlPlugins } = await import('./rtlPlugins.ts');
  return caches.get(keyOf(options)) ?? addCache(options, rtlPlugins);
}

/** At once, if it is there. */
export function emotionCacheFor(options: StyleOptions & { direction: 'ltr' }): EmotionCache;
export function emotionCacheFor(options: StyleOptions): EmotionCache | undefined;
export function emotionCacheFor(options: StyleOptions): EmotionCache | undefined {
  const known = caches.get(keyOf(options));
  return known ?? (options.direction === 'ltr' ? addCache(options) : undefined);
}

/** The start of every class name: the same rule in a layer and outside of it has two names. */
function keyOf({ direction, isLayered }: StyleOptions): string {
  return `mui${isLayered ? '-layer' : ''}${direction === 'rtl' ? '-rtl' : ''}`;
}

function addCache(options: StyleOptions, stylisPlugins?: Options['stylisPlugins']): EmotionCache {
  const cache = createCache({ key: keyOf(options), stylisPlugins });
  // Nothing is rendered on a server: its warnings about selectors there do not apply.
  cache.compat = true;
  if (options.isLayered) {
    const insert = cache.insert.bind(cache);
    cache.insert = (selector, serialized, sheet, shouldCache) => {
      const layered = { ...serialized, styles: `@layer mui {${serialized.styles}}` };
      return insert(selector, layered, sheet, shouldCache);
    };
  }
  caches.set(cache.key, cache);
  return cache;
}
