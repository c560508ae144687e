'use client';

import { lazy, Suspense, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import styles from './NamesPanel.module.css';

// The page is useful without it: the search and its data come when a reader asks for them.
const NamesPanel = lazy(() =>
  import('./NamesPanel.tsx').then((module) => ({ default: module.NamesPanel })),
);

export function NamesIndex() {
  const { names } = useDocsConfig().strings;
  const [isAsked, setAsked] = useState(false);
  if (isAsked)
    return (
      <Suspense fallback={<p role="status">{names.loading}</p>}>
        <NamesPanel />
      </Suspense>
    );
  return (
    <>
      <button type="button" className={styles.open} data-open-names onClick={() => setAsked(true)}>
        {names.start}
      </button>
      <noscript>
        <p>{names.needsScripts}</p>
      </noscript>
    </>
  );
}
