import { useEffect, useState } from 'react';
import { historyPath, type ApiHistory, type ApiProduct } from '../../api-history/index.ts';
import { toAddress } from '../../links/index.ts';

const known = new Map<string, ApiHistory>();

/** The history of a product, fetched when it is first asked for. */
export function useHistory(product: ApiProduct) {
  const [state, setState] = useState<{ product: string; hasFailed: boolean }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (known.has(product)) return undefined;
    const abort = new AbortController();
    fetch(toAddress(historyPath(product)), { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${response.status}`);
        known.set(product, (await response.json()) as ApiHistory);
        setState({ product, hasFailed: false });
      })
      .catch(() => {
        if (!abort.signal.aborted) setState({ product, hasFailed: true });
      });
    return () => abort.abort();
  }, [product, turn]);
  return {
    history: known.get(product),
    hasFailed: state?.product === product && state.hasFailed,
    retry: () => setTurn(turn + 1),
  };
}
