'use client';

import navigation from '#content/navigation.ts';
import { useEffect, useRef, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { canonicalPath } from '../../language/paths.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { FilteredEntries } from './FilteredEntries.tsx';
import styles from './Sidebar.module.css';
import { SidebarEntry } from './SidebarEntry.tsx';
import { revealCurrent, sidebarScript, watchSidebar } from './sidebarState.ts';

/**
 * `path`: as in the address bar. The tree is rendered once; navigations change the current entry only.
 * Not wrapped in `memo`: React takes a memoised client reference for another component in each payload,
 * and would build the sidebar anew.
 */
export function Sidebar({ path }: { path: string }) {
  const { config, strings, language } = useDocsConfig();
  const nav = useRef<HTMLElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const current = canonicalPath(
    path,
    config.languages.map(({ code }) => code),
  ).replace(/\/$/, '');
  // Groups open for the page of the first load; later openings are the reader's and stay.
  const [firstPath] = useState(current);

  // What was typed before the page became interactive.
  useEffect(() => setQuery(filter.current?.value ?? ''), []);
  useEffect(() => (nav.current ? watchSidebar(nav.current, window) : undefined), []);
  useEffect(() => {
    if (nav.current) revealCurrent(nav.current);
  }, [current]);

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
        {query.trim() && <FilteredEntries query={query} current={current} />}
        <ul className={styles.tree} hidden={query.trim() !== ''}>
          {navigation.map((entry) => (
            <SidebarEntry
              key={entry.pathname}
              entry={entry}
              depth={0}
              current={current}
              firstPath={firstPath}
              language={language}
            />
          ))}
        </ul>
      </div>
      <script dangerouslySetInnerHTML={{ __html: sidebarScript() }} />
    </nav>
  );
}
