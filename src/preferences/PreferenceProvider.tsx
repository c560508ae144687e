'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { createPreferenceStore } from './createPreferenceStore.ts';
import type { Direction } from './definitions.ts';
import { inertEnvironment } from './environment.ts';
import { pagePreferenceStore } from './pageStore.ts';
import { PreferenceContext } from './PreferenceContext.ts';

export interface PreferenceProviderProps {
  /** The page's language. */
  language: string;
  /** That language's own direction. */
  direction: Direction;
  children: ReactNode;
}

export function PreferenceProvider({ language, direction, children }: PreferenceProviderProps) {
  const [store] = useState(() =>
    typeof window === 'undefined'
      ? createPreferenceStore(inertEnvironment(), { language, direction })
      : pagePreferenceStore(window, { language, direction }),
  );
  useEffect(() => store.start(), [store]);
  useEffect(() => store.setPageLanguage({ language, direction }), [store, language, direction]);
  return <PreferenceContext value={store}>{children}</PreferenceContext>;
}
