'use client';

import { useEffect, useRef, useState } from 'react';
import { toAddress } from '../../links/index.ts';
import { offlinePlaces, saveHeader, type ProductSizes } from '../names.ts';
import { isSaved, saveProduct } from '../saveProduct.ts';

export type SaveState =
  | { step: 'asking' }
  | { step: 'ready'; bytes: number }
  | { step: 'saving'; bytes: number; done: number }
  | { step: 'saved' | 'cancelled' | 'failed' | 'full' };

/** Asks what saving costs, saves, and can be stopped. */
export function useSave(product: string, language: string) {
  const [state, setState] = useState<SaveState>({ step: 'asking' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    let left = false;
    const places = offlinePlaces(language);
    const ask = async (): Promise<SaveState> => {
      if (await isSaved(window.caches, places, product)) return { step: 'saved' };
      return { step: 'ready', bytes: (await fetchSizes(places.productSizes)).sizes[product] ?? 0 };
    };
    void ask()
      .catch((): SaveState => ({ step: 'failed' }))
      .then((next) => left || setState(next));
    return () => {
      left = true;
    };
  }, [product, language]);

  const start = () => {
    const control = new AbortController();
    running.current = control;
    const run = async () => {
      const places = offlinePlaces(language);
      const { version, sizes } = await fetchSizes(places.productSizes);
      setState({ step: 'saving', bytes: sizes[product] ?? 1, done: 0 });
      return saveProduct({
        places,
        product,
        version,
        caches: window.caches,
        fetch: (path, init) =>
          window.fetch(toAddress(path), { ...init, headers: { [saveHeader]: '1' } }),
        signal: control.signal,
        onProgress: (done, bytes) => setState({ step: 'saving', bytes, done }),
      });
    };
    void run()
      .catch(() => 'failed' as const)
      .then((step) => setState({ step }));
  };
  return { state, start, cancel: () => running.current?.abort() };
}

async function fetchSizes(path: string): Promise<ProductSizes> {
  const response = await fetch(toAddress(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as ProductSizes;
}
