import { useState, useSyncExternalStore } from 'react';
import { keptTheme, type BuiltTheme } from '../kept/keptTheme.ts';
import { announceSiteTheme, onSiteTheme, siteThemeKey } from '../kept/siteTheme.ts';

const kept = () => keptTheme(siteThemeKey, () => window.localStorage);

function storedText(): string {
  const theme = kept().read();
  return theme ? JSON.stringify(theme) : '';
}

/** The theme that all demos use; another tab may change it. */
export function useSiteTheme() {
  const stored = useSyncExternalStore(onSiteTheme, storedText, () => '');
  const [hasFailed, setFailed] = useState(false);
  const settle = (isDone: boolean) => {
    setFailed(!isDone);
    announceSiteTheme();
  };
  return {
    isInUse: stored !== '',
    isOutdated: (theme: BuiltTheme) => stored !== '' && stored !== JSON.stringify(theme),
    /** The browser refused to keep it. */
    hasFailed,
    use: (theme: BuiltTheme) => settle(kept().write(theme)),
    stop: () => settle(kept().remove()),
  };
}
