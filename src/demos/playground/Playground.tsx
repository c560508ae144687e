'use client';

import { lazy, Suspense } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { localizePath } from '../../language/index.ts';
import { useHydrated } from '../../ui/index.ui.ts';
import styles from './Playground.module.css';

const CodeWorkbench = lazy(() =>
  import('./CodeWorkbench.tsx').then((module) => ({ default: module.CodeWorkbench })),
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
          <CodeWorkbench />
        </Suspense>
      ) : (
        loading
      )}
    </main>
  );
}
