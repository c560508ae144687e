import type { KeyboardEvent } from 'react';
import styles from './SearchPanel.module.css';

interface SearchInputProps {
  label: string;
  placeholder: string;
  query: string;
  listId: string;
  /** The result that Enter opens; undefined: there is none. */
  activeId: string | undefined;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, query, listId, activeId, onQuery, onKeyDown } = props;
  return (
    <input
      type="search"
      autoFocus
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      aria-autocomplete="list"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-label={label}
      placeholder={placeholder}
      className={styles.input}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
