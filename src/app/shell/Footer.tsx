import siteConfig from '#site-config';
import { fill } from '../../language/index.ts';
import { serverStrings } from '../../language/serverStrings.ts';
import { currentVersion } from '../version.ts';
import styles from './Footer.module.css';

export function Footer() {
  const { footer } = serverStrings();
  return (
    <footer className={styles.footer} aria-label={footer.label}>
      <span>{fill(footer.version, { version: currentVersion })}</span>
      <a className={styles.link} href={siteConfig.repository.url}>
        {footer.source}
      </a>
      <a className={styles.link} href={`${siteConfig.repository.url}/issues`}>
        {footer.reportIssue}
      </a>
    </footer>
  );
}
