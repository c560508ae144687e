import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { reportSearch } from '../analytics/index.ts';
import { useDocsConfig } from '../config/index.ts';
import { storageSlot } from '../storage/index.ts';
import type { Result } from './engine/createEngine.ts';
import { firstGroups, groupResults } from './groupResults.ts';
import { moveBy } from './moveBy.ts';
import { createRecentSearches } from './recentSearches.ts';
import { PageLists } from './PageLists.tsx';
import { NearSpellings } from './NearSpellings.tsx';
import { ProductLinks } from './ProductLinks.tsx';
import { RecentList } from './RecentList.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchInput } from './SearchInput.tsx';
import { isMissed, statusOf } from './searchStatus.ts';
import { useAfterPaint } from './useAfterPaint.ts';
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

/** Results that are painted at a key; those below them follow with the next frame. */
const atOnce = 4;
const none: Result[] = [];
const noGroups: [] = [];

const recent = () => createRecentSearches(storageSlot('docs-recent-searches', () => localStorage));

/** The search box and what it finds: a combobox over a list of links, grouped by page. */
export function SearchPanel(props: SearchPanelProps) {
  const { strings } = useDocsConfig();
  const { search: texts } = strings;
  const search = useSearch(props.initialQuery, props.product);
  const [active, setActive] = useState(0);
  const [recents, setRecents] = useState<string[]>(() => recent().read());
  const list = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const id = useId();
  const groups = useMemo(() => groupResults(search.answer?.results ?? []), [search.answer]);
  const isEmpty = search.query.trim() === '';
  const results = useMemo(
    () => (isEmpty ? none : groups.flatMap((group) => group.results)),
    [groups, isEmpty],
  );
  const count = isEmpty ? 0 : (search.answer?.total ?? 0);
  // It may be one of those that come when the typing pauses.
  const chosen = Math.min(active, count - 1);
  const head = useMemo(() => firstGroups(groups, atOnce), [groups]);
  const tail = useAfterPaint(
    useMemo(() => (isEmpty ? noGroups : groups.slice(head.length)), [groups, head, isEmpty]),
  );
  const enter = useEnter({
    isShown: () => search.isAnswered() && results[chosen] !== undefined,
    isSettled: () =>
      search.isAnswered() &&
      (count > 0 ? !search.isGrowing && chosen < results.length : search.isComplete),
    open,
  });

  function onQuery(query: string, apply: (query: string) => void) {
    apply(query);
    enter.forget();
    setActive(0);
    toStart();
    props.onQueryChange?.(query);
  }

  const setQuery = (query: string) => onQuery(query, search.setQuery);

  /** Reading the scroll position forces a layout, which is too slow for every keystroke. */
  function toStart() {
    if (!isScrolled.current) return;
    isScrolled.current = false;
    list.current?.scrollTo(0, 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The keys of an input method, and Shift+Home to select text, are not ours.
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const next = moveBy(event.key, chosen, count);
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
    reportSearch(window, 'chosen', path + (anchor && `#${anchor}`));
  }

  /** One listener for all results, so that they don't have to re-render for it. */
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('[role=option]');
    const result = results.find((_, index) => link?.id === `${id}-${index}`);
    if (!result) return;
    remember(result);
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) props.onChosen?.(result);
  }

  useEffect(() => {
    if (chosen > 0)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, tail]);
  useEffect(() => {
    if (chosen <= 0) toStart();
  }, [chosen]);

  useMissedQuery(isMissed(search, count) ? search.query.trim() : '');
  return (
    <div className={styles.panel} data-asked={isEmpty ? undefined : ''}>
      <SearchInput
        label={texts.label}
        placeholder={texts.placeholder}
        query={search.query}
        listId={`${id}-results`}
        activeId={count > 0 ? `${id}-${chosen}` : undefined}
        onQuery={(query) => onQuery(query, search.type)}
        onExpect={search.expect}
        onKeyDown={onKeyDown}
      />
      {search.counts && (
        <SearchFilters
          isHidden={isEmpty}
          counts={search.counts}
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
      <NearSpellings
        spellings={isEmpty ? [] : (search.answer?.suggestions ?? [])}
        onChoose={setQuery}
      />
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
      {isEmpty && <PageLists onChosen={props.onEscape} />}
      {(isEmpty || isMissed(search, count)) && <ProductLinks onChosen={props.onEscape} />}
      <div
        ref={list}
        id={`${id}-results`}
        role="listbox"
        aria-label={texts.label}
        className={styles.results}
        // Its first lines are not taken away: the first letter of the next words writes into them.
        hidden={isEmpty}
        onClick={onClick}
        onScroll={() => {
          isScrolled.current = true;
        }}
        data-answers={search.answered}
        data-took-ms={search.tookMs?.toFixed(1)}
      >
        <ResultGroups groups={head} active={chosen} idPrefix={id} />
        <ResultGroups groups={groups.length > 0 ? tail : noGroups} active={chosen} idPrefix={id} />
      </div>
    </div>
  );
}
