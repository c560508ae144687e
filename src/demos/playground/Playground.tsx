'use client';

import { lazy, Suspense } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { localizePath } from '../../language/paths.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import styles from './Playground.module.css';

const Workbench = lazy(() =>
  import('./Workbench.tsx').then((module) => ({ default: module.Workbench })),
);

/** The page under `/playground/`: below the site's header, outside of its shell and theme. */
export function Playground() {
  const { strings, language } = useDocsConfig();
  const { playground: texts } = strings;
  const isHydrated = useHydrated();
  const loading = <p className={styles.loading}>{texts.loading}</p>;
  return (
    // The attribute starts the application without waiting for a first move of the reader.
    <main id="main" className={styles.page} data-demo="Playground">
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.title}</h1>
        <a className={styles.home} href={localizePath('/x/introduction/', language)}>
          {texts.home}
        </a>
      </header>
      <noscript>{texts.needsScripts}</noscript>
      {isHydrated ? (
        <Suspense fallback={loading}>
          <Workbench />
        </Suspense>
      ) : (
        loading
      )}
    </main>
  );
}
