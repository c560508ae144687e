'use client';

import { use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { clientConfig, englishStrings, otherStrings } from 'virtual:client-config';
import { AdConfigProvider } from '../ads/index.ui.ts';
import { DocsConfigProvider } from '../config/index.ts';
import { PreferenceProvider } from '../preferences/index.ts';
import { PreferenceReporter } from './PreferenceReporter.tsx';

/** The providers of every page, in their order. */
export function Providers({ language, children }: { language: string; children: ReactNode }) {
  const strings = language === 'en' ? englishStrings : use(otherStrings(language));
  const value = useMemo(() => ({ config: clientConfig, language, strings }), [language, strings]);
  const direction =
    clientConfig.languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  // A navigation may lead to another language; the document around the page stays.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <DocsConfigProvider value={value}>
      <AdConfigProvider value={strings.sponsor}>
        <PreferenceProvider language={language} direction={direction}>
          <PreferenceReporter />
          {children}
        </PreferenceProvider>
      </AdConfigProvider>
    </DocsConfigProvider>
  );
}
