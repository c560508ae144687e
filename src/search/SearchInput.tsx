import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './SearchPanel.module.css';

const maxLength = 200;

interface SearchInputProps {
  label: string;
  placeholder: string;
  query: string;
  listId: string;
  /** The result that Enter opens, if any. */
  activeId: string | undefined;
  onQuery: (query: string) => void;
  /** Called with the words that come next, before the browser has put the letter in. */
  onExpect: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps its own value: a letter appears before anything else re-renders. */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, query, listId, activeId, onQuery, onExpect, onKeyDown } = props;
  const input = useRef<HTMLInputElement>(null);
  // React would take a change of it for words that were typed, and miss the next ones.
  const [first] = useState(query);
  useEffect(() => {
    if (input.current && input.current.value !== query) input.current.value = query;
  }, [query]);
  // React's own event of this name is another one, and comes later.
  useEffect(() => {
    const element = input.current;
    const expect = (event: InputEvent) => {
      const next = element ? nextValue(element, event) : undefined;
      if (next !== undefined) onExpect(next);
    };
    element?.addEventListener('beforeinput', expect);
    return () => element?.removeEventListener('beforeinput', expect);
  }, [onExpect]);
  return (
    <input
      ref={input}
      type="search"
      autoFocus
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      aria-autocomplete="list"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-label={label}
      placeholder={placeholder}
      className={styles.input}
      defaultValue={first}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The value after a letter is typed; undefined: it isn't a plain letter, or there is no room for it. */
function nextValue(input: HTMLInputElement, event: InputEvent): string | undefined {
  const { value, selectionStart, selectionEnd } = input;
  const isPlain =
    event.inputType === 'insertText' && !event.isComposing && event.data?.length === 1;
  if (!isPlain || value.length >= maxLength) return undefined;
  return value.slice(0, selectionStart ?? 0) + event.data + value.slice(selectionEnd ?? 0);
}
