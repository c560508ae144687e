import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useInsertionEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import {
  createDocsTheme,
  createOwnTheme,
  type DocsTheme,
  type OwnLook,
  type ReaderTheme,
} from '../../theme/index.material.ts';
import type { Direction, StyleOptions } from './emotionCache.ts';
import { useEmotionCache } from './useEmotionCache.ts';

interface DemoThemeProps extends StyleOptions {
  /** Where the demo does not follow the page. */
  look: OwnLook | undefined;
  storageManager: NonNullable<ComponentProps<typeof ThemeProvider>['storageManager']>;
  /** What the reader has chosen for all demos. */
  reader?: ReaderTheme | undefined;
  children: ReactNode;
}

/** Material's theme around one demo. */
export function DemoTheme({ storageManager, look, reader, children, ...options }: DemoThemeProps) {
  const styles = useEmotionCache(options);
  const cache = styles?.cache;
  const theme = styles && themeFor(styles.direction, reader);
  const ownTheme = useMemo(
    () =>
      look?.mode || look?.direction
        ? createOwnTheme(look, styles?.direction ?? 'ltr', reader)
        : undefined,
    [look, reader, styles?.direction],
  );
  useInsertionEffect(() => {
    if (cache && theme) insertVariables(cache, theme);
  }, [cache, theme]);
  if (!cache || !theme) return null;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={ownTheme ?? theme}
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

interface Themes {
  reader: ReaderTheme | undefined;
  byDirection: Map<Direction, DocsTheme>;
}

let themes: Themes = { reader: undefined, byDirection: new Map() };

function themeFor(direction: Direction, reader: ReaderTheme | undefined): DocsTheme {
  if (reader !== themes.reader) themes = { reader, byDirection: new Map() };
  const theme = themes.byDirection.get(direction) ?? createDocsTheme({ direction, reader });
  themes.byDirection.set(direction, theme);
  return theme;
}

const inserted = new WeakMap<EmotionCache, DocsTheme>();

/** The theme's CSS variables, once for all demos. Those of another theme come later, and so win. */
function insertVariables(cache: EmotionCache, theme: DocsTheme): void {
  if (inserted.get(cache) === theme) return;
  inserted.set(cache, theme);
  cache.insert('', css(theme.generateStyleSheets()), cache.sheet, true);
}
