'use client';

import navigation from '#content/navigation.ts';
import { useDocsConfig } from '../../config/index.ts';
import { fill, localizePath } from '../../language/index.ts';
import { filterEntries, ownTitleOf } from '../filterEntries.ts';
import { localizeTree } from '../localizeTree.ts';
import { EntryMarkers } from './EntryMarkers.tsx';
import styles from './Sidebar.module.css';

/** `path`: of the current page, as in the address bar. */
export default function FilteredEntries({ query, path }: { query: string; path: string }) {
  const { strings, language } = useDocsConfig();
  const matches = filterEntries(localizeTree(navigation, strings.titles), query);
  const status = fill(matches.length ? strings.sidebar.matches : strings.sidebar.noMatches, {
    count: String(matches.length),
    query: query.trim(),
  });
  return (
    <>
      <p className={styles.status} role="status">
        {status}
      </p>
      <ul className={styles.tree}>
        {matches.map(({ entry, title, trail }) => {
          const shownTitle = ownTitleOf({ title, trail });
          const groups = trail.filter((group) => group !== shownTitle);
          const href = localizePath(`${entry.pathname}/`, language);
          return (
            <li key={entry.pathname}>
              <a
                className={styles.link}
                href={href}
                aria-current={href === path ? 'page' : undefined}
              >
                <span className={styles.label}>
                  {shownTitle}
                  {groups.length > 0 && <span className={styles.trail}>{groups.join(' › ')}</span>}
                </span>
                <EntryMarkers entry={entry} />
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
