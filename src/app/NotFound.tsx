'use client';

import navigation from '#content/navigation.ts';
import { useSyncExternalStore } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { fill } from '../language/fill.ts';
import { localizePath } from '../language/paths.ts';
import { nearestPages, wordsOf } from '../links/nearestPages.ts';
import { pagesInOrder } from '../navigation/pages.ts';
import { searchEvent } from '../search/searchEvent.ts';
import { useProposals } from './useProposals.ts';
import styles from './NotFound.module.css';

const never = () => () => {};

/** One file answers for every missing path, so the path is read in the browser. */
export function NotFound() {
  const { strings, language } = useDocsConfig();
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );
  const words = wordsOf(path).join(' ');
  const proposals = useProposals(path, words);
  // Known at once; the search takes over when its index is there.
  const nearest = proposals?.length
    ? proposals
    : path
      ? nearestPages(path, pagesInOrder(navigation))
      : [];
  return (
    <>
      <h1 className={styles.title}>{strings.notFound.title}</h1>
      {path && <p className={styles.text}>{fill(strings.notFound.text, { path })}</p>}
      <form className={styles.form} role="search" action={search}>
        <input
          key={words}
          name="query"
          type="search"
          defaultValue={words}
          aria-label={strings.search.label}
          className={styles.input}
        />
        <button type="submit" className={styles.button}>
          {strings.notFound.search}
        </button>
      </form>
      {nearest.length > 0 && (
        <>
          <h2 className={styles.subtitle}>{strings.notFound.nearest}</h2>
          <ul>
            {nearest.map(({ path: href, title }) => (
              <li key={href}>
                <a href={localizePath(href, language)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={localizePath('/x/introduction/', language)}>{strings.notFound.home}</a>
      </p>
    </>
  );
}

function search(data: FormData) {
  const detail = String(data.get('query') ?? '');
  window.dispatchEvent(new CustomEvent(searchEvent, { detail }));
}
