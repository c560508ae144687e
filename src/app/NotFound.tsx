'use client';

import { lazy, Suspense, useSyncExternalStore, type FormEvent } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { fill, localizePath } from '../language/index.ts';
import { wordsOf } from '../links/index.ts';
import { searchEvent, searchPagePath } from '../search/index.ts';
import styles from './NotFound.module.css';

// It brings the whole tree, which other pages do not need.
const NearestPages = lazy(() => import('./NearestPages.tsx'));

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
  return (
    <>
      <h1 className={styles.title}>{strings.notFound.title}</h1>
      {path && <p className={styles.text}>{fill(strings.notFound.text, { path })}</p>}
      <form
        className={styles.form}
        role="search"
        action={localizePath(searchPagePath, language)}
        onSubmit={search}
      >
        <input
          key={words}
          name="q"
          type="search"
          defaultValue={words}
          aria-label={strings.search.label}
          className={styles.input}
        />
        <button type="submit" className={styles.button}>
          {strings.notFound.search}
        </button>
      </form>
      {path && (
        <Suspense>
          <NearestPages path={path} words={words} />
        </Suspense>
      )}
      <p>
        <a href={localizePath('/x/introduction/', language)}>{strings.notFound.home}</a>
      </p>
    </>
  );
}

/** In the dialog; before the page is interactive, the form leads to the search page. */
function search(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const detail = String(new FormData(event.currentTarget).get('q') ?? '');
  window.dispatchEvent(new CustomEvent(searchEvent, { detail }));
}
