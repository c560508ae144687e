import { useSyncExternalStore } from 'react';
import type { ReaderTheme } from '../../theme/index.material.ts';
import { hasSiteTheme, onSiteTheme } from '../../theme-builder/index.ts';

let current: ReaderTheme | undefined;
let isFollowed = false;
const listeners = new Set<() => void>();

/** Reads the theme that the reader has set for all demos; what reads it is fetched only if there is one. */
export async function loadReaderTheme(): Promise<void> {
  if (!isFollowed) onSiteTheme(() => void loadReaderTheme());
  isFollowed = true;
  if (!hasSiteTheme()) return setTheme(undefined);
  // A theme that can't be fetched, offline, must not stop the demo.
  const module = await import('../../theme-builder/index.apply.ts').catch(() => undefined);
  setTheme(hasSiteTheme() ? module?.siteThemeOptions() : undefined);
}

function setTheme(theme: ReaderTheme | undefined): void {
  if (theme === undefined && current === undefined) return;
  current = theme;
  for (const run of listeners) run();
}

export function useReaderTheme(): ReaderTheme | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(run: () => void): () => void {
  listeners.add(run);
  return () => void listeners.delete(run);
}
