import siteConfig from '#site-config';
import { canonicalPath, fill, languageOf, localizePath } from '../../language/index.ts';
import { serverStrings } from '../../language/index.server.ts';
import { isProductRoot, productOf } from '../../navigation/index.ts';
import { installedVersion } from '../../navigation/index.node.ts';
import { OfflineTools } from '../../service-worker/index.ui.ts';
import { offlinePath } from '../../service-worker/index.ts';
import { galleryPath } from '../../gallery/index.ts';
import { sizePagePath } from '../../size-snapshot/index.ts';
import { themeBuilderPath } from '../../theme-builder/index.ts';
import { whatsNewPath } from '../../whats-new/index.server.ts';
import { hasPageAt } from '../sitePages.ts';
import styles from './Footer.module.css';

export function Footer({ path }: { path: string }) {
  const { footer, sizes, whatsNew } = serverStrings();
  const codes = siteConfig.languages.map(({ code }) => code);
  const canonical = canonicalPath(path, codes);
  const extra = [
    { path: galleryPath, title: footer.gallery },
    { path: themeBuilderPath, title: footer.themeBuilder },
    { path: whatsNewPath, title: whatsNew.title },
    { path: sizePagePath, title: sizes.title },
  ].filter((page) => hasPageAt(page.path));
  const { url } = siteConfig.repository;
  // Overviews have it in their header; the offline page replaces one that isn't stored.
  const isElsewhere = isProductRoot(canonical) || canonical === offlinePath;
  return (
    <footer className={styles.footer} aria-label={footer.label}>
      <span>{fill(footer.version, { version: installedVersion('introduction') })}</span>
      {extra.map((page) => (
        <a
          key={page.path}
          className={styles.link}
          href={localizePath(page.path, languageOf(path, codes))}
        >
          {page.title}
        </a>
      ))}
      {url && (
        <>
          <a className={styles.link} href={url}>
            {footer.source}
          </a>
          <a className={styles.link} href={`${url}/issues`}>
            {footer.reportIssue}
          </a>
        </>
      )}
      {siteConfig.serviceWorker && !isElsewhere && (
        <OfflineTools product={productOf(canonical).productId ?? 'introduction'} />
      )}
    </footer>
  );
}
