import { mayPrefetch, type ConnectionLike } from '../app/router/prefetchPolicy.ts';
import { canonicalPath } from '../language/paths.ts';
import { productOf } from '../navigation/products.ts';
import { namesFile } from './paths.ts';

interface PrefetchWindow {
  document: Document;
  location: Pick<Location, 'pathname'>;
  navigator: object;
}

/** Fetches the names of the product that is being read, once; the answer is called at each page. */
export function startPrefetch(
  window: PrefetchWindow,
  { languages }: { languages: readonly string[] },
): () => void {
  const fetched = new Set<string>();
  function enterPage() {
    const path = canonicalPath(window.location.pathname, languages);
    const product = productOf(path).productId ?? 'introduction';
    const { connection } = window.navigator as { connection?: ConnectionLike };
    if (fetched.has(product) || !mayPrefetch(connection)) return;
    fetched.add(product);
    const link = window.document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'fetch';
    link.href = namesFile(product);
    window.document.head.append(link);
  }
  enterPage();
  return enterPage;
}
