import siteConfig from '#site-config';
import { galleryPath } from '../../gallery/galleryPath.ts';
import { canonicalPath, fill, localizePath } from '../../language/index.ts';
import { serverLanguage, serverStrings } from '../../language/serverStrings.ts';
import { productOf } from '../../navigation/index.ts';
import { installedVersion } from '../../navigation/version.node.ts';
import { OfflineTools } from '../../service-worker/ui/OfflineTools.tsx';
import styles from './Footer.module.css';

export function Footer({ path }: { path: string }) {
  const { footer } = serverStrings();
  const canonical = canonicalPath(
    path,
    siteConfig.languages.map(({ code }) => code),
  );
  const { url } = siteConfig.repository;
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
      {siteConfig.serviceWorker && (
        <OfflineTools product={productOf(canonical).productId ?? 'introduction'} />
      )}
    </footer>
  );
}
