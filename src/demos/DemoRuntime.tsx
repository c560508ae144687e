'use client';

import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { materialStorageManager, usePreference, usePreferenceStore } from '../preferences/index.ts';
import { createDocsTheme } from '../theme/material.ts';
import { useEmotionCache } from './useEmotionCache.ts';

export { loadEmotionCache } from './emotionCache.ts';

/** Wraps every demo in Material's theme with the user's color mode and direction. */
export function DemoRuntime({ children }: { children: ReactNode }) {
  const store = usePreferenceStore();
  const styles = useEmotionCache(usePreference('direction'));
  const direction = styles?.direction;
  const theme = useMemo(() => createDocsTheme({ direction }), [direction]);
  const storageManager = useMemo(() => materialStorageManager(store), [store]);
  if (!styles) return null;
  return (
    <CacheProvider value={styles.cache}>
      <ThemeProvider
        theme={theme}
        storageManager={storageManager}
        defaultMode="system"
        disableTransitionOnChange
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
