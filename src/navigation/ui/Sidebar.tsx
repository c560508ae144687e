'use client';

import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { CloseIcon } from '../../ui/index.ui.ts';
import { ServerSidebar } from './ServerSidebar.ts';
import styles from './Sidebar.module.css';
import { keepSections, showCurrent } from './sidebarSections.ts';
import { watchSidebar } from './sidebarState.ts';

// It brings the whole tree, which only a filter needs.
const FilteredEntries = lazy(() => import('./FilteredEntries.tsx'));

interface SidebarProps {
  /** As in the address bar. */
  path: string;
  /** The entry at the top of the tree that holds the page, if one does. */
  section?: string;
}

/**
 * The tree itself is written by the server: see sidebarTree.tsx. It is not rendered in the browser, so that
 * its nodes stay across navigations and its entries aren't part of the application.
 * Not wrapped in `memo`: React treats a memoized client reference as another component in each payload,
 * and would rebuild the sidebar.
 */
export function Sidebar({ path, section }: SidebarProps) {
  const { strings, language } = useDocsConfig();
  const server = use(ServerSidebar);
  const nav = useRef<HTMLElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');

  // What was typed before the page became interactive.
  useEffect(() => setQuery(filter.current?.value ?? ''), []);
  useEffect(() => (nav.current ? watchSidebar(nav.current, window) : undefined), []);
  useEffect(() => (nav.current ? keepSections(nav.current, window) : undefined), []);
  useEffect(() => {
    if (nav.current) void showCurrent(nav.current, window, { path, section, language });
  }, [path, section, language]);

  return (
    <nav
      id="docs-sidebar"
      popover="auto"
      className={styles.sidebar}
      aria-label={strings.sidebar.label}
      ref={nav}
    >
      <div className={styles.top}>
        <input
          type="search"
          className={styles.filter}
          ref={filter}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={strings.sidebar.filterPlaceholder}
          aria-label={strings.sidebar.filter}
        />
        <button
          type="button"
          className={styles.close}
          popoverTarget="docs-sidebar"
          popoverTargetAction="hide"
          aria-label={strings.sidebar.close}
        >
          <CloseIcon />
        </button>
      </div>
      <div className={styles.scroll} data-sidebar-scroll>
        {query.trim() && (
          <Suspense>
            <FilteredEntries query={query} path={path} />
          </Suspense>
        )}
        <ul
          className={styles.tree}
          hidden={query.trim() !== ''}
          data-sidebar-tree
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: server.tree }}
        />
      </div>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: server.script }} />
    </nav>
  );
}
