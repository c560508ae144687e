import { useEffect, useRef } from 'react';
import { reportSearch } from '../analytics/index.ts';

/** A query counts as without result when its author has stopped typing. */
const restMs = 1500;

/** Reports a query that found nothing in the whole index, once. */
export function useMissedQuery(query: string): void {
  const reported = useRef('');
  useEffect(() => {
    if (query === '' || reported.current === query) return;
    const timer = setTimeout(() => {
      reported.current = query;
      reportSearch(window, 'no-result', query);
    }, restMs);
    return () => clearTimeout(timer);
  }, [query]);
}
