import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { fill } from '../language/fill.ts';
import { storageSlot } from '../storage/index.ts';
import type { Result } from './engine/createEngine.ts';
import { groupResults } from './groupResults.ts';
import { createRecentSearches } from './recentSearches.ts';
import { RecentList } from './RecentList.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { useSearch } from './useSearch.ts';
import styles from './SearchPanel.module.css';

interface SearchPanelProps {
  initialQuery: string;
  /** The product whose pages the reader is on. */
  product: string;
  onQueryChange?: (query: string) => void;
  onChosen?: (result: Result) => void;
  onEscape?: () => void;
}

const recent = () => createRecentSearches(storageSlot('docs-recent-searches', () => localStorage));

/** The search box and what it finds: a combobox over a list of links, grouped by page. */
export function SearchPanel(props: SearchPanelProps) {
  const { strings } = useDocsConfig();
  const { search: texts } = strings;
  const search = useSearch(props.initialQuery, props.product);
  const [active, setActive] = useState(0);
  const [recents, setRecents] = useState<string[]>(() => recent().read());
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = groupResults(search.answer?.results ?? []);
  const results = groups.flatMap((group) => group.results);
  const chosen = Math.min(active, results.length - 1);

  function setQuery(query: string) {
    search.setQuery(query);
    setActive(0);
    props.onQueryChange?.(query);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      const last = results.length - 1;
      const next = chosen + step;
      setActive(
        Math.abs(step) === 1 ? (next + last + 1) % (last + 1) : Math.min(Math.max(next, 0), last),
      );
    } else if (event.key === 'Escape' && props.onEscape) {
      // A search field would take the first Escape to clear itself.
      event.preventDefault();
      props.onEscape();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      list.current?.querySelector<HTMLAnchorElement>('[aria-selected=true]')?.click();
    }
  }

  function onChosen(result: Result) {
    recent().add(search.query);
    setRecents(recent().read());
    props.onChosen?.(result);
  }

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, search.answer]);

  const isEmpty = search.query.trim() === '';
  const count = results.length;
  return (
    <div className={styles.panel}>
      <input
        type="search"
        autoFocus
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={`${id}-results`}
        aria-activedescendant={count > 0 ? `${id}-${chosen}` : undefined}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        className={styles.input}
        value={search.query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {!isEmpty && search.answer && (
        <SearchFilters
          counts={search.answer.counts}
          products={search.products}
          kinds={search.kinds}
          onProducts={search.setProducts}
          onKinds={search.setKinds}
        />
      )}
      <p className={isEmpty ? 'visually-hidden' : styles.status} role="status">
        {statusOf(search, count, texts)}
      </p>
      {search.hasFailed && (
        <p className={styles.notice}>
          {texts.failed}{' '}
          <button type="button" className={styles.link} onClick={search.retry}>
            {texts.retry}
          </button>
        </p>
      )}
      {search.answer?.suggestions.map((suggestion) => (
        <p key={suggestion} className={styles.notice}>
          {texts.didYouMean}{' '}
          <button type="button" className={styles.link} onClick={() => setQuery(suggestion)}>
            {suggestion}
          </button>
        </p>
      ))}
      {isEmpty && (
        <RecentList
          queries={recents}
          onChoose={setQuery}
          onRemove={(query) => {
            recent().remove(query);
            setRecents(recent().read());
          }}
        />
      )}
      <div
        ref={list}
        id={`${id}-results`}
        role="listbox"
        aria-label={texts.label}
        className={styles.results}
      >
        <ResultGroups groups={groups} active={chosen} idPrefix={id} onChosen={onChosen} />
      </div>
    </div>
  );
}

function statusOf(
  { query, answer, isLoading, isComplete }: ReturnType<typeof useSearch>,
  count: number,
  texts: ReturnType<typeof useDocsConfig>['strings']['search'],
): string {
  if (query.trim() === '') return '';
  if (!answer || (isLoading && count === 0)) return texts.loading;
  if (count === 0)
    return isComplete ? fill(texts.noResults, { query: query.trim() }) : texts.loading;
  return fill(count === 1 ? texts.oneResult : texts.results, { count: String(count) });
}
