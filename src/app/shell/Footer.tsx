import siteConfig from '#site-config';
import { canonicalPath, fill, languageOf, localizePath } from '../../language/index.ts';
import { serverStrings } from '../../language/serverStrings.ts';
import { sizePagePath } from '../../size-snapshot/sizes.ts';
import { whatsNewPath } from '../../whats-new/siteNews.ts';
import { productOf } from '../../navigation/index.ts';
import { installedVersion } from '../../navigation/version.node.ts';
import { hasPageAt } from '../pageList.ts';
import { OfflineTools } from '../../service-worker/ui/OfflineTools.tsx';
import styles from './Footer.module.css';

export function Footer({ path }: { path: string }) {
  const { footer, sizes, whatsNew } = serverStrings();
  const codes = siteConfig.languages.map(({ code }) => code);
  const canonical = canonicalPath(path, codes);
  const extra = [
    { path: whatsNewPath, title: whatsNew.title },
    { path: sizePagePath, title: sizes.title },
  ].filter((page) => hasPageAt(page.path));
  const { url } = siteConfig.repository;
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
      {siteConfig.serviceWorker && (
        <OfflineTools product={productOf(canonical).productId ?? 'introduction'} />
      )}
    </footer>
  );
}
