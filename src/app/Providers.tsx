'use client';

import { useMemo, type ReactNode } from 'react';
import { clientConfig, stringsByLanguage } from 'virtual:client-config';
import { DocsConfigProvider } from '../config/index.ts';
import { PreferenceProvider } from '../preferences/index.ts';

/** The providers of every page, in their order. */
export function Providers({ language, children }: { language: string; children: ReactNode }) {
  const value = useMemo(() => {
    const strings = stringsByLanguage[language];
    if (!strings) throw new Error(`The language "${language}" is not configured.`);
    return { config: clientConfig, language, strings };
  }, [language]);
  const direction =
    clientConfig.languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  return (
    <DocsConfigProvider value={value}>
      <PreferenceProvider language={language} direction={direction}>
        {children}
      </PreferenceProvider>
    </DocsConfigProvider>
  );
}
