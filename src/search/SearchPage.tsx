'use client';

import { useSyncExternalStore } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './SearchPanel.module.css';

const never = () => () => {};

/** `/x/search/?q=`: a search that can be shared, and that a browser can send its own to. */
export function SearchPage() {
  const { strings } = useDocsConfig();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <h1>{strings.search.label}</h1>
      {isBrowser ? (
        <div className={styles.onPage}>
          <SearchPanel
            initialQuery={new URLSearchParams(location.search).get('q') ?? ''}
            product="introduction"
            onQueryChange={(query) => {
              const address = query ? `?q=${encodeURIComponent(query)}` : location.pathname;
              history.replaceState(history.state, '', address);
            }}
          />
        </div>
      ) : (
        <noscript>
          <p>{strings.search.needsScripts}</p>
        </noscript>
      )}
    </>
  );
}
