import navigation from '#content/navigation.ts';
import siteConfig from '#site-config';
import type { ReactNode } from 'react';
import { FeedbackTools } from '../../feedback/index.ui.ts';
import { canonicalPath } from '../../language/index.ts';
import { serverStrings } from '../../language/index.server.ts';
import { trailOf } from '../../navigation/index.ts';
import { Sidebar } from '../../navigation/index.ui.ts';
import type { FrontMatter } from '../../pages/index.ts';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  /** The path as in the address bar, with its language. */
  path: string;
  /** Landing: the whole width, with the sidebar folded at every width. */
  layout?: FrontMatter['layout'];
  /** Beside the text from the large breakpoint on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Header, sidebar and footer around a page; their DOM stays across navigations. */
export function Shell({ path, layout, aside, children }: ShellProps) {
  const { header } = serverStrings();
  const codes = siteConfig.languages.map(({ code }) => code);
  const [section] = trailOf(navigation, canonicalPath(path, codes));
  return (
    <>
      <a href="#docs-main" className={styles.skip}>
        {header.skipToContent}
      </a>
      <Header path={path} layout={layout} />
      <div className={styles.columns} data-layout={layout}>
        <Sidebar path={path} section={section?.entry.pathname} />
        <main id="docs-main" tabIndex={-1} className={styles.main}>
          {children}
          <Footer path={path} />
        </main>
        {aside}
      </div>
      <Announcer />
      {siteConfig.feedbackUrl && <FeedbackTools />}
    </>
  );
}
