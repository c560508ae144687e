import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { tellSearch } from '../analytics/searchNews.ts';
import { useDocsConfig } from '../config/index.ts';
import { storageSlot } from '../storage/index.ts';
import type { Result } from './engine/createEngine.ts';
import { groupResults } from './groupResults.ts';
import { moveBy } from './moveBy.ts';
import { createRecentSearches } from './recentSearches.ts';
import { NearSpellings } from './NearSpellings.tsx';
import { RecentList } from './RecentList.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchInput } from './SearchInput.tsx';
import { isMissed, statusOf } from './searchStatus.ts';
import { useEnter } from './useEnter.ts';
import { useMissedQuery } from './useMissedQuery.ts';
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
  const groups = useMemo(() => groupResults(search.answer?.results ?? []), [search.answer]);
  const results = groups.flatMap((group) => group.results);
  const chosen = Math.min(active, results.length - 1);
  const isAnswered = search.answered?.trim() === search.query.trim();
  const enter = useEnter(isAnswered, open);

  function setQuery(query: string) {
    search.setQuery(query);
    enter.forget();
    setActive(0);
    list.current?.scrollTo(0, 0);
    props.onQueryChange?.(query);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The keys of an input method, and Shift+Home to select text, are not ours.
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const next = moveBy(event.key, chosen, results.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Escape' && props.onEscape) {
      // A search field would take the first Escape to clear itself.
      event.preventDefault();
      props.onEscape();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter.press(event.ctrlKey || event.metaKey);
    }
  }

  function open(inNewTab: boolean) {
    const link = list.current?.querySelector<HTMLAnchorElement>('[aria-selected=true]');
    const result = results[chosen];
    if (!link || !result) return;
    if (!inNewTab) return void link.click();
    window.open(link.href, '_blank', 'noopener');
    remember(result);
  }

  function remember({ path, id: anchor }: Result) {
    recent().add(search.query);
    setRecents(recent().read());
    tellSearch(window, 'chosen', path + (anchor && `#${anchor}`));
  }

  /** One listener for all results: they need not be made anew for it. */
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('[role=option]');
    const result = results.find((_, index) => link?.id === `${id}-${index}`);
    if (!result) return;
    remember(result);
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) props.onChosen?.(result);
  }

  useEffect(() => {
    // A new answer stands at its beginning: asking where it stands would cost a layout at every key.
    if (chosen > 0)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    else list.current?.scrollTo(0, 0);
  }, [chosen]);

  const isEmpty = search.query.trim() === '';
  const count = results.length;
  useMissedQuery(isMissed(search, count) ? search.query.trim() : '');
  return (
    <div className={styles.panel}>
      <SearchInput
        label={texts.label}
        placeholder={texts.placeholder}
        query={search.query}
        listId={`${id}-results`}
        activeId={count > 0 ? `${id}-${chosen}` : undefined}
        onQuery={setQuery}
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
      <NearSpellings spellings={search.answer?.suggestions ?? []} onChoose={setQuery} />
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
        onClick={onClick}
        data-answers={search.answered}
        data-took-ms={search.tookMs?.toFixed(1)}
      >
        <ResultGroups groups={groups} active={chosen} idPrefix={id} />
      </div>
    </div>
  );
}
