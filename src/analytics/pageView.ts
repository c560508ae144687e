import { canonicalPath } from '../language/index.ts';
import { productOf } from '../navigation/index.ts';
import type { AnalyticsEvents } from './events.ts';

interface Place {
  title: string;
  origin: string;
  /** As in the address bar. */
  path: string;
  languages: readonly string[];
}

export function pageView({ title, origin, path, languages }: Place): AnalyticsEvents['page_view'] {
  const canonical = canonicalPath(path, languages);
  const { productId, productCategoryId } = productOf(canonical);
  return {
    page_title: title,
    page_location: origin + canonical,
    productId: String(productId),
    productCategoryId: String(productCategoryId),
  };
}
