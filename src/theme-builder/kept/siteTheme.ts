import { storageSlot } from '../../storage/index.ts';

/** Where the theme that demos use is kept; pages without demos never look at it. */
export const siteThemeKey = 'docs-theme';
export const draftKey = 'docs-theme-draft';

const changed = 'docs:theme';

export function hasSiteTheme(): boolean {
  return storageSlot(siteThemeKey, () => window.localStorage).read() !== null;
}

/** Notifies the running demos of this page; other tabs get the storage event. */
export function announceSiteTheme(): void {
  window.dispatchEvent(new Event(changed));
}

/** Runs when the theme of the demos is set or removed, here or in another tab. */
export function onSiteTheme(run: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === siteThemeKey || key === null) run();
  };
  window.addEventListener(changed, run);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, run);
    window.removeEventListener('storage', onStorage);
  };
}
