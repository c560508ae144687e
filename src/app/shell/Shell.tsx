import type { ReactNode } from 'react';
import { serverStrings } from '../../language/serverStrings.ts';
import { Sidebar } from '../../navigation/ui/Sidebar.tsx';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  /** The path as in the address bar, with its language. */
  path: string;
  /** Beside the text from the large breakpoint on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Header, sidebar and footer around a page; their DOM stays across navigations. */
export function Shell({ path, aside, children }: ShellProps) {
  const { header } = serverStrings();
  return (
    <>
      <a href="#docs-main" className={styles.skip}>
        {header.skipToContent}
      </a>
      <Header path={path} />
      <div className={styles.columns}>
        <Sidebar path={path} />
        <main id="docs-main" tabIndex={-1} className={styles.main}>
          {children}
          <Footer path={path} />
        </main>
        {aside}
      </div>
      <Announcer />
    </>
  );
}
