'use client';

import { useSyncExternalStore, type FormEvent } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { canonicalPath, localizePath } from '../language/index.ts';
import { fromAddress, wordsOf } from '../links/index.ts';
import { searchEvent, searchPagePath } from '../search/index.ts';
import styles from './NotFound.module.css';
import { useProposals } from './useProposals.ts';

const never = () => () => {};
const empty = { __html: '' };

/** What depends on the path is written by `missingPageScript`, and left alone here. */
export function NotFound() {
  const { strings, language } = useDocsConfig();
  const path = useSyncExternalStore(
    never,
    () => canonicalPath(fromAddress(window.location.pathname), [language]),
    () => '',
  );
  const proposals = useProposals(path, wordsOf(path).join(' '));
  return (
    <>
      <h1 className={styles.title}>{strings.notFound.title}</h1>
      <p
        className={styles.text}
        data-missing="text"
        dangerouslySetInnerHTML={empty}
        suppressHydrationWarning
      />
      <form
        className={styles.form}
        role="search"
        action={localizePath(searchPagePath, language)}
        onSubmit={search}
      >
        <input
          name="q"
          type="search"
          aria-label={strings.search.label}
          className={styles.input}
          data-missing="words"
        />
        <button type="submit" className={styles.button}>
          {strings.notFound.search}
        </button>
      </form>
      {proposals?.length ? (
        <div className={styles.nearest}>
          <h2>{strings.notFound.nearest}</h2>
          <ul>
            {proposals.map(({ path: href, title }) => (
              <li key={href}>
                <a href={localizePath(href, language)}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <div
          className={styles.nearest}
          data-missing="nearest"
          dangerouslySetInnerHTML={empty}
          suppressHydrationWarning
        />
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
