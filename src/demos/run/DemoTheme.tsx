import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useInsertionEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import {
  createDocsTheme,
  createOwnTheme,
  type DocsTheme,
  type OwnLook,
} from '../../theme/index.material.ts';
import type { Direction, StyleOptions } from './emotionCache.ts';
import { useEmotionCache } from './useEmotionCache.ts';

interface DemoThemeProps extends StyleOptions {
  /** Where the demo does not follow the page. */
  look: OwnLook | undefined;
  storageManager: NonNullable<ComponentProps<typeof ThemeProvider>['storageManager']>;
  children: ReactNode;
}

/** Material's theme around one demo. */
export function DemoTheme({ storageManager, look, children, ...options }: DemoThemeProps) {
  const styles = useEmotionCache(options);
  const cache = styles?.cache;
  const theme = styles && themeFor(styles.direction);
  const own = useMemo(
    () =>
      look?.mode || look?.direction ? createOwnTheme(look, styles?.direction ?? 'ltr') : undefined,
    [look, styles?.direction],
  );
  useInsertionEffect(() => {
    if (cache && theme) insertVariables(cache, theme);
  }, [cache, theme]);
  if (!cache || !theme) return null;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={own ?? theme}
        storageManager={storageManager}
        defaultMode="system"
        disableTransitionOnChange
        // Else the mode changes after the first render, and the browser styles the whole page again.
        noSsr
        {...withoutSheet}
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

// A sheet of variables for every demo: the browser styles the whole page again for each. Material
// types the option only under a global augmentation, which the demos must not need.
const withoutSheet = { disableStyleSheetGeneration: true };

const themes = new Map<Direction, DocsTheme>();

function themeFor(direction: Direction): DocsTheme {
  const theme = themes.get(direction) ?? createDocsTheme({ direction });
  themes.set(direction, theme);
  return theme;
}

const withVariables = new WeakSet<EmotionCache>();

/** The theme's CSS variables, once for all demos. */
function insertVariables(cache: EmotionCache, theme: DocsTheme): void {
  if (withVariables.has(cache)) return;
  withVariables.add(cache);
  cache.insert('', css(theme.generateStyleSheets()), cache.sheet, true);
}
