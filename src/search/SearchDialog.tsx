'use client';

import navigation from '#content/navigation.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { fill } from '../language/fill.ts';
import { localizePath } from '../language/paths.ts';
import { filterEntries } from '../navigation/filterEntries.ts';
import styles from './SearchDialog.module.css';

const limit = 20;

interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

/** Finds pages by the words of their titles and places; a combobox over a list of links. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const { strings, language } = useDocsConfig();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [active, setActive] = useState(0);
  const matches = filterEntries(navigation, query).slice(0, limit);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && matches.length > 0) {
      event.preventDefault();
      setActive((active + step + matches.length) % matches.length);
    } else if (event.key === 'Escape') {
      // A search field would take the first Escape to clear itself.
      event.preventDefault();
      dialog.current?.close();
    } else if (event.key === 'Enter') {
      dialog.current?.querySelector<HTMLAnchorElement>('[aria-selected=true]')?.click();
    }
  }

  const count = query.trim() ? matches.length : null;
  const status =
    count === null
      ? ''
      : fill(
          count === 0
            ? strings.search.noResults
            : count === 1
              ? strings.search.oneResult
              : strings.search.results,
          {
            count: String(count),
            query: query.trim(),
          },
        );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={strings.search.label}
      onClose={onClose}
      onClick={(event) => {
        const target = event.target as Element;
        if (target === event.currentTarget || target.closest('a')) event.currentTarget.close();
      }}
    >
      <input
        type="search"
        autoFocus
        role="combobox"
        aria-expanded={matches.length > 0}
        aria-controls="search-results"
        aria-activedescendant={matches.length > 0 ? `search-result-${active}` : undefined}
        aria-label={strings.search.label}
        placeholder={strings.search.placeholder}
        className={styles.input}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={status ? styles.status : 'visually-hidden'} role="status">
        {status}
      </p>
      <div
        id="search-results"
        role="listbox"
        aria-label={strings.search.label}
        className={styles.results}
      >
        {matches.map(({ entry, title, trail }, index) => (
          <a
            key={entry.pathname}
            id={`search-result-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.result}
            href={localizePath(`${entry.pathname}/`, language)}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' });
            }}
          >
            {title}
            <span className={styles.trail}>{trail.join(' › ')}</span>
          </a>
        ))}
      </div>
    </dialog>
  );
}
