import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { createDocsTheme } from '../../../theme/material.ts';
import { useEmotionCache } from '../../useEmotionCache.ts';
import type { RegistryRuntimeProps } from './types.ts';

/** What a demo runs in, made of the registry's own Material and emotion: their contexts are not the page's. */
export function RegistryRuntime(props: RegistryRuntimeProps) {
  const { storageManager, children } = props;
  const styles = useEmotionCache(props.direction);
  const direction = styles?.direction;
  const theme = useMemo(() => createDocsTheme({ direction }), [direction]);
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
