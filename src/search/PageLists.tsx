import { useState } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { bookmarks, openPage, recentPages, type KeptPage } from '../reading/index.ts';
import styles from './SearchPanel.module.css';

const readLists = () => ({
  recent: recentPages.read().filter(({ path }) => path !== location.pathname),
  bookmarks: bookmarks.read(),
});

/** Pages to go back to, while nothing is searched for. */
export function PageLists({ onChosen }: { onChosen: (() => void) | undefined }) {
  const { reading } = useDocsConfig().strings;
  const [lists, setLists] = useState(readLists);
  const page = openPage();
  const isKept = page !== undefined && lists.bookmarks.some(({ path }) => path === page.path);
  const update = (change: () => void) => {
    change();
    setLists(readLists());
  };
  const shared = { onChosen, removeText: reading.removeFromList };
  return (
    <>
      <PageList
        {...shared}
        title={reading.bookmarks}
        pages={lists.bookmarks}
        onRemove={(path) => update(() => bookmarks.remove(path))}
      />
      <PageList
        {...shared}
        title={reading.recentPages}
        pages={lists.recent}
        onRemove={(path) => update(() => recentPages.remove(path))}
      />
      {page && !isKept && (
        <p className={styles.recent}>
          <button
            type="button"
            className={styles.link}
            onClick={() => update(() => bookmarks.add(page))}
          >
            {reading.addBookmark}
          </button>
        </p>
      )}
    </>
  );
}

interface PageListProps {
  title: string;
  pages: readonly KeptPage[];
  removeText: string;
  onChosen: (() => void) | undefined;
  onRemove: (path: string) => void;
}

function PageList({ title, pages, removeText, onChosen, onRemove }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={title}>
      <h2 className={styles.recentTitle}>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a className={styles.recentQuery} href={page.path} onClick={onChosen}>
              {page.title}
            </a>
            <button
              type="button"
              className={styles.remove}
              aria-label={`${removeText}: ${page.title}`}
              onClick={() => onRemove(page.path)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
