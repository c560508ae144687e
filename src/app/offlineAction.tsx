import siteConfig from '#site-config';
import { isProductRoot, productOf } from '../navigation/index.ts';
import { OfflineTools } from '../service-worker/index.ui.ts';

/** Saves the product of an overview for reading offline; nothing on other pages. */
export function offlineAction(path: string) {
  if (!siteConfig.serviceWorker || !isProductRoot(path)) return null;
  return <OfflineTools product={productOf(path).productId ?? 'introduction'} />;
}
