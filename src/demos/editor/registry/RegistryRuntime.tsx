import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { createDocsTheme } from '../../../theme/material.ts';
import { emotionCacheFor } from '../../emotionCache.ts';
import type { RegistryRuntimeProps } from './types.ts';

/** What a demo runs in, made of the registry's own Material and emotion: their contexts are not the page's. */
export function RegistryRuntime({ direction, storageManager, children }: RegistryRuntimeProps) {
  const theme = useMemo(() => createDocsTheme({ direction }), [direction]);
  return (
    <CacheProvider value={emotionCacheFor(direction)}>
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
