'use client';

import { useEffect, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { offlinePlaces } from '../names.ts';
import { matchesQuery, storedPages, type StoredPage } from '../storedPages.ts';
import styles from './OfflinePage.module.css';

/** In place of a page that is not stored: what is stored, searched as one types. */
export function OfflinePage() {
  const { strings, language } = useDocsConfig();
  const { offline } = strings;
  const [pages, setPages] = useState<StoredPage[]>();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const places = offlinePlaces(language);
    storedPages(places, window.caches, (path) => window.fetch(path)).then(setPages, () =>
      setPages([]),
    );
  }, [language]);
  const shown = pages?.filter((page) => matchesQuery(page, query)) ?? [];
  return (
    <div data-start-now>
      <h1>{offline.title}</h1>
      <p>{offline.text}</p>
      <p>
        <button type="button" className={styles.button} onClick={() => window.location.reload()}>
          {offline.retry}
        </button>
      </p>
      <h2>{offline.available}</h2>
      <input
        type="search"
        className={styles.input}
        value={query}
        aria-label={offline.search}
        placeholder={offline.search}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul data-stored-pages>
        {shown.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
      {pages && shown.length === 0 && <p role="status">{offline.nothing}</p>}
    </div>
  );
}
