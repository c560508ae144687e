'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { ClientConfig, ClientStrings } from './clientConfig.ts';

export interface DocsConfig {
  config: ClientConfig;
  /** The code of the language being shown. */
  language: string;
  strings: ClientStrings;
}

const DocsConfigContext = createContext<DocsConfig | null>(null);

export function DocsConfigProvider({
  value,
  children,
}: {
  value: DocsConfig;
  children: ReactNode;
}) {
  return <DocsConfigContext value={value}>{children}</DocsConfigContext>;
}

/** The configuration, the language and its texts, for client components of the shell. */
export function useDocsConfig(): DocsConfig {
  const value = useContext(DocsConfigContext);
  if (value === null) {
    throw new Error(
      'useDocsConfig: there is no docs configuration here. Wrap the component that calls it in <DocsConfigProvider>, from src/config.',
    );
  }
  return value;
}
