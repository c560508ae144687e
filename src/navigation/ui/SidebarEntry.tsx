'use client';

import { memo } from 'react';
import { localizePath } from '../../language/paths.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { hasPage } from '../hasPage.ts';
import { titleOf } from '../titles.ts';
import type { NavigationEntry } from '../types.ts';
import { EntryMarkers } from './EntryMarkers.tsx';
import styles from './Sidebar.module.css';

interface SidebarEntryProps {
  entry: NavigationEntry;
  depth: number;
  /** The current page's pathname, or '' for branches that do not contain it. */
  current: string;
  /** As `current`, for the page of the first load. */
  firstPath: string;
  language: string;
}

/** A branch without the current page gets '' and is not rendered again on navigation. */
export const SidebarEntry = memo(function SidebarEntry(props: SidebarEntryProps) {
  const { entry, depth, current, firstPath, language } = props;
  const children = entry.children ?? [];
  if (children.length === 0) return <Leaf {...props} />;
  const list = (
    <ul className={styles.list}>
      {hasPage(entry) && <Leaf {...props} overview />}
      {children.map((child) => (
        <SidebarEntry
          key={child.pathname}
          entry={child}
          depth={depth + 1}
          current={contains(child, current) ? current : ''}
          firstPath={contains(child, firstPath) ? firstPath : ''}
          language={language}
        />
      ))}
    </ul>
  );
  if (entry.subheader) {
    return (
      <li>
        <p className={styles.subheader}>{titleOf(entry)}</p>
        {list}
      </li>
    );
  }
  return (
    <li>
      <details
        className={depth === 0 ? styles.section : styles.group}
        data-group={entry.pathname}
        open={contains(entry, firstPath)}
        suppressHydrationWarning
      >
        <summary className={styles.summary}>
          <span className={styles.label}>{titleOf(entry)}</span>
          <EntryMarkers entry={entry} />
          <span className={styles.chevron}>
            <ChevronIcon size={16} />
          </span>
        </summary>
        {list}
      </details>
    </li>
  );
});

function Leaf({ entry, current, language, overview }: SidebarEntryProps & { overview?: boolean }) {
  const title = titleOf(entry);
  if (entry.planned && !hasPage(entry)) {
    return (
      <li className={styles.planned}>
        <span className={styles.label}>{title}</span>
        <EntryMarkers entry={entry} />
      </li>
    );
  }
  return (
    <li>
      <a
        className={styles.link}
        href={localizePath(`${entry.pathname}/`, language)}
        aria-current={entry.pathname === current ? 'page' : undefined}
      >
        <span className={styles.label}>{title}</span>
        {!overview && <EntryMarkers entry={entry} />}
      </a>
    </li>
  );
}

function contains(entry: NavigationEntry, pathname: string): boolean {
  if (pathname === '') return false;
  return (
    entry.pathname === pathname || (entry.children ?? []).some((child) => contains(child, pathname))
  );
}
