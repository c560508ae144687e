'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useDocsConfig } from '../config/index.ts';
import styles from './SearchPage.module.css';

// No other page needs the search in its first scripts.
const SearchPanel = lazy(() =>
  import('./SearchPanel.tsx').then((module) => ({ default: module.SearchPanel })),
);

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
      <h1 data-start-now>{strings.search.label}</h1>
      {isBrowser ? (
        <div className={styles.panel} data-search-page>
          <Suspense>
            <SearchPanel
              initialQuery={new URLSearchParams(location.search).get('q') ?? ''}
              product="introduction"
              onQueryChange={(query) => {
                const address = query ? `?q=${encodeURIComponent(query)}` : location.pathname;
                history.replaceState(history.state, '', address);
              }}
            />
          </Suspense>
        </div>
      ) : (
        <noscript>
          <p>{strings.search.needsScripts}</p>
        </noscript>
      )}
    </>
  );
}
