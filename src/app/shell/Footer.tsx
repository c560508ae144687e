import siteConfig from '#site-config';
import { fill } from '../../language/index.ts';
import { serverStrings } from '../../language/serverStrings.ts';
import { installedVersion } from '../../navigation/version.node.ts';
import styles from './Footer.module.css';

export function Footer() {
  const { footer } = serverStrings();
  const { url } = siteConfig.repository;
  return (
    <footer className={styles.footer} aria-label={footer.label}>
      <span>{fill(footer.version, { version: installedVersion('introduction') })}</span>
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
    </footer>
  );
}
