import siteConfig from '#site-config';
import { canonicalPath, fill, localizePath } from '../../language/index.ts';
import { serverLanguage, serverStrings } from '../../language/index.server.ts';
import { isProductRoot, productOf } from '../../navigation/index.ts';
import { installedVersion } from '../../navigation/index.node.ts';
import { OfflineTools } from '../../service-worker/index.ui.ts';
import { offlinePath } from '../../service-worker/index.ts';
import { galleryPath } from '../../gallery/index.ts';
import styles from './Footer.module.css';

export function Footer({ path }: { path: string }) {
  const { footer } = serverStrings();
  const canonical = canonicalPath(
    path,
    siteConfig.languages.map(({ code }) => code),
  );
  const { url } = siteConfig.repository;
  // Overviews have it in their header; the offline page stands in for one that is not stored.
  const isElsewhere = isProductRoot(canonical) || canonical === offlinePath;
  return (
    <footer className={styles.footer} aria-label={footer.label}>
      <span>{fill(footer.version, { version: installedVersion('introduction') })}</span>
      <a className={styles.link} href={localizePath(galleryPath, serverLanguage())}>
        {footer.gallery}
      </a>
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
