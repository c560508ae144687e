'use client';

import { useDocsConfig } from '../config/index.ts';
import { SearchIcon } from '../ui/index.ui.ts';
import styles from './SearchButton.module.css';
import { searchEvent } from './searchEvent.ts';

/** Looks like a field, and opens the dialog. */
export function SearchButton() {
  const { search } = useDocsConfig().strings;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => window.dispatchEvent(new CustomEvent(searchEvent, { detail: '' }))}
    >
      <SearchIcon size={18} />
      {search.label}
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
