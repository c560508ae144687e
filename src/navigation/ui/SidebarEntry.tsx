import { localizePath } from '../../language/index.ts';
import { hasPage } from '../hasPage.ts';
import { pagesInOrder } from '../pages.ts';
import { titleOf } from '../titles.ts';
import type { NavigationEntry } from '../types.ts';
import { EntryMarkers } from './EntryMarkers.tsx';
import styles from './Sidebar.module.css';

interface SidebarEntryProps {
  entry: NavigationEntry;
  depth: number;
  language: string;
  /** Where the entries of this section are: until it is opened, it holds its first page only. */
  lazy?: string;
}

/** Static: which entry is current, and which groups are open, is written into the HTML afterwards. */
export function SidebarEntry({ entry, depth, language, lazy }: SidebarEntryProps) {
  const children = entry.children ?? [];
  if (children.length === 0) return <Leaf entry={entry} language={language} />;
  if (entry.subheader) {
    return (
      <li>
        <p className={styles.subheader}>{titleOf(entry)}</p>
        <EntryList entry={entry} depth={depth} language={language} />
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
      >
        <summary className={styles.summary}>
          <span className={styles.label}>{titleOf(entry)}</span>
          <EntryMarkers entry={entry} />
          <span className={styles.chevron} />
        </summary>
        {lazy !== undefined && first ? (
          <ul className={styles.list}>
            <Leaf entry={first.entry} language={language} />
          </ul>
        ) : (
          <EntryList entry={entry} depth={depth} language={language} />
        )}
      </details>
    </li>
  );
}

/** The entries of a group. */
export function EntryList({ entry, depth, language }: Omit<SidebarEntryProps, 'lazy'>) {
  return (
    <ul className={styles.list}>
      {hasPage(entry) && <Leaf entry={entry} language={language} overview />}
      {(entry.children ?? []).map((child) => (
        <SidebarEntry key={child.pathname} entry={child} depth={depth + 1} language={language} />
      ))}
    </ul>
  );
}

interface LeafProps {
  entry: NavigationEntry;
  language: string;
  overview?: boolean;
}

function Leaf({ entry, language, overview }: LeafProps) {
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
      <a className={styles.link} href={localizePath(`${entry.pathname}/`, language)}>
        <span className={styles.label}>{title}</span>
        {!overview && <EntryMarkers entry={entry} />}
      </a>
    </li>
  );
}
