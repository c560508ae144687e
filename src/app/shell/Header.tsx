import siteConfig from '#site-config';
import { canonicalPath, fill, languageOf, localizePath } from '../../language/index.ts';
import { serverStrings } from '../../language/index.server.ts';
import { CodeIcon, MenuIcon } from '../../ui/index.ui.ts';
import type { FrontMatter } from '../../pages/index.ts';
import { siteNews, whatsNewPath } from '../../whats-new/index.server.ts';
import { hasPageAt } from '../sitePages.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { Logo } from './Logo.tsx';
import { ProductSwitcher } from './ProductSwitcher.tsx';
import { VersionSwitcher } from './VersionSwitcher.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  path: string;
  layout?: FrontMatter['layout'] | undefined;
  /** False: the page has no sidebar to open. */
  hasSidebar?: boolean;
}

export function Header({ path, layout, hasSidebar = true }: HeaderProps) {
  const { header } = serverStrings();
  const codes = siteConfig.languages.map((language) => language.code);
  const language = languageOf(path, codes);
  const canonical = canonicalPath(path, codes);
  const newest = hasPageAt(whatsNewPath) ? siteNews()[0]?.line : undefined;
  return (
    <header className={styles.header} data-layout={layout}>
      {hasSidebar && (
        <button
          type="button"
          className={styles.menu}
          popoverTarget="docs-sidebar"
          aria-label={header.openNavigation}
        >
          <MenuIcon />
        </button>
      )}
      <a
        className={styles.home}
        href={localizePath('/x/introduction/', language)}
        aria-label={fill(header.home, { name: siteConfig.name })}
      >
        <Logo />
        <span className={styles.name}>{siteConfig.name}</span>
      </a>
      <ProductSwitcher path={canonical} language={language} />
      <HeaderTools path={canonical} newest={newest} />
      <VersionSwitcher path={canonical} language={language} />
      {siteConfig.repository.url && (
        <a
          className={`${styles.icon} ${styles.repository}`}
          href={siteConfig.repository.url}
          aria-label={header.repository}
        >
          <CodeIcon />
        </a>
      )}
    </header>
  );
}
