import { localizePath } from '../../language/index.ts';
import { hasPage } from '../hasPage.ts';
import { pagesInOrder } from '../pages.ts';
import { titleOf } from '../titles.ts';
import type { NavigationEntry } from '../types.ts';
import { EntryMarkers, hasMarkers } from './EntryMarkers.tsx';
import styles from './Sidebar.module.css';

interface Place {
  language: string;
  /** The entries that lead to the page, whose groups are open; without it, all are closed. */
  trail?: readonly NavigationEntry[];
  /** Of the page, as in the address bar. */
  path?: string;
}

interface SidebarEntryProps {
  entry: NavigationEntry;
  depth: number;
  place: Place;
  /** Where the entries of this section are: until it is opened, it holds its first page only. */
  lazy?: string;
}

/** Static: in the browser, sidebarSections.ts opens groups and marks the current entry. */
export function SidebarEntry({ entry, depth, place, lazy }: SidebarEntryProps) {
  const children = entry.children ?? [];
  if (children.length === 0) return <Leaf entry={entry} place={place} />;
  if (entry.subheader) {
    return (
      <li>
        <p className={styles.subheader}>{titleOf(entry)}</p>
        <EntryList entry={entry} depth={depth} place={place} />
      </li>
    );
  }
  const [first] = pagesInOrder([entry]);
  return (
    <li>
      <details
        className={depth === 0 ? styles.section : styles.group}
        data-group={entry.pathname}
        data-lazy={lazy}
        open={place.trail?.includes(entry)}
      >
        <summary className={styles.summary}>
          <span className={styles.label}>{titleOf(entry)}</span>
          <EntryMarkers entry={entry} />
          <span className={styles.chevron} />
        </summary>
        {lazy !== undefined && first ? (
          <ul className={styles.list}>
            <Leaf entry={first.entry} place={place} />
          </ul>
        ) : (
          <EntryList entry={entry} depth={depth} place={place} />
        )}
      </details>
    </li>
  );
}

/** The entries of a group. */
export function EntryList({ entry, depth, place }: Omit<SidebarEntryProps, 'lazy'>) {
  return (
    <ul className={styles.list}>
      {hasPage(entry) && <Leaf entry={entry} place={place} overview />}
      {(entry.children ?? []).map((child) => (
        <SidebarEntry key={child.pathname} entry={child} depth={depth + 1} place={place} />
      ))}
    </ul>
  );
}

interface LeafProps {
  entry: NavigationEntry;
  place: Place;
  overview?: boolean;
}

function Leaf({ entry, place, overview }: LeafProps) {
  const title = titleOf(entry);
  if (entry.planned && !hasPage(entry)) {
    return (
      <li className={styles.planned}>
        <span className={styles.label}>{title}</span>
        <EntryMarkers entry={entry} />
      </li>
    );
  }
  const href = localizePath(`${entry.pathname}/`, place.language);
  return (
    <li>
      <a
        className={styles.link}
        href={href}
        aria-current={href === place.path ? 'page' : undefined}
      >
        {overview || !hasMarkers(entry) ? (
          title
        ) : (
          <>
            <span className={styles.label}>{title}</span>
            <EntryMarkers entry={entry} />
          </>
        )}
      </a>
    </li>
  );
}
