'use client';

import { createContext, useContext, type ReactNode } from 'react';

/** What the slot needs to know: its texts in the page's language. */
export interface AdConfig {
  label: string;
  blockedTitle: string;
  blockedText: string;
}

const AdConfigContext = createContext<AdConfig | null>(null);

export function AdConfigProvider({ value, children }: { value: AdConfig; children: ReactNode }) {
  return <AdConfigContext value={value}>{children}</AdConfigContext>;
}

export function useAdConfig(): AdConfig {
  const value = useContext(AdConfigContext);
  if (value === null) {
    throw new Error(
      'useAdConfig: there is no ad configuration here. Wrap the component that calls it in <AdConfigProvider>, from src/ads.',
    );
  }
  return value;
}
