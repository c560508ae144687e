'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { localizePath } from '../../language/index.ts';
import { productOf } from '../../navigation/index.ts';
import { isTyping } from '../../reading/index.ts';
import { ReadingTools } from '../../reading/index.ui.ts';
import { namesFile, prefetchNames, searchEvent, searchPagePath } from '../../search/index.ts';
import { SearchIcon, SettingsIcon } from '../../ui/index.ui.ts';
import { hasSiteTheme } from '../../theme-builder/index.ts';
import { OfflineTools } from '../../service-worker/index.ui.ts';
import { NewMarks } from '../../whats-new/index.ui.ts';
import { ModeButton } from './ModeButton.tsx';
import headerStyles from './Header.module.css';
import styles from './HeaderTools.module.css';

// Loaded at first use: nothing of a dialog is needed before it opens.
const loadSearch = () => import('../../search/index.dialog.ts');
const loadSettings = () => import('../../preferences/index.dialog.ts');
const SearchDialog = lazy(() => loadSearch().then((module) => ({ default: module.SearchDialog })));
const SettingsDialog = lazy(() =>
  loadSettings().then((module) => ({ default: module.SettingsDialog })),
);

const SiteThemeNote = lazy(() =>
  import('../../theme-builder/index.note.ts').then((module) => ({ default: module.SiteThemeNote })),
);

interface HeaderToolsProps {
  /** The page's canonical path. */
  path: string;
  /** The newest release line that the site has news of, if any. */
  newest: string | undefined;
}

export function HeaderTools({ path, newest }: HeaderToolsProps) {
  const { strings, config, language } = useDocsConfig();
  const [open, setOpen] = useState<'search' | 'settings' | null>(null);
  // Kept mounted once used, so that it can leave with its animation.
  const [settingsUsed, setSettingsUsed] = useState(false);
  const [query, setQuery] = useState('');
  const settingsButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const openSearch = (words = '') => {
    // The search page has a box of its own.
    const box = document.querySelector<HTMLElement>('[data-search-page] [role=combobox]');
    if (box) return box.focus();
    setQuery(words);
    setOpen('search');
  };

  const product = productOf(path).productId ?? 'introduction';
  const offline = <OfflineTools product={product} hasBadge={false} />;
  const names = localizePath(namesFile(product), language);
  useEffect(() => prefetchNames(names, window), [names]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openSearch();
    };
    const onSearch = (event: Event) => openSearch((event as CustomEvent<string>).detail);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener(searchEvent, onSearch);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(searchEvent, onSearch);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.search}
        hidden={path === searchPagePath}
        aria-label={strings.search.open}
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={() => void loadSearch()}
        onFocus={() => void loadSearch()}
        onClick={() => openSearch()}
      >
        <SearchIcon size={18} />
        <span className={styles.text}>{strings.search.open}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <ReadingTools path={path} />
      {newest && <NewMarks newest={newest} />}
      <ModeButton />
      <button
        type="button"
        ref={settingsButton}
        className={headerStyles.icon}
        aria-label={strings.settings.open}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSettings()}
        onFocus={() => void loadSettings()}
        onClick={() => {
          setSettingsUsed(true);
          setOpen('settings');
        }}
      >
        <SettingsIcon />
      </button>
      <Suspense>
        {open === 'search' && (
          <SearchDialog initialQuery={query} product={product} onClose={close}>
            {offline}
          </SearchDialog>
        )}
        {settingsUsed && (
          <SettingsDialog
            open={open === 'settings'}
            onClose={close}
            strings={strings.settings}
            returnFocusTo={settingsButton}
            languages={config.languages.map(({ code, name }) => ({
              code,
              name,
              href: localizePath(path, code),
            }))}
          >
            {hasSiteTheme() && <SiteThemeNote />}
            {offline}
          </SettingsDialog>
        )}
      </Suspense>
    </>
  );
}

/** `/` outside text fields, Ctrl+K or ⌘K anywhere. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) return true;
  if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return false;
  return !isTyping(event.target);
}
