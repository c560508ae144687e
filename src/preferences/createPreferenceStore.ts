import { cookieSlot, storageSlot, type StoredValue } from '../storage/index.ts';
import {
  darkQuery,
  preferenceDefinitions,
  preferenceNames,
  type PreferenceName,
  type PreferenceValue,
} from './definitions.ts';
import { parseDemoHash } from './demoHash.ts';
import type { DarkQuery, FollowedEvents, PreferenceEnvironment } from './environment.ts';
import {
  defaultPreferences,
  initialPreferences,
  parsePreference,
  preferenceAttributes,
  resolveMode,
  type PageLanguage,
  type Preferences,
} from './preferences.ts';

export type PreferenceListener = (next: Preferences, previous: Preferences) => void;

export interface PreferenceStore {
  getSnapshot(): Preferences;
  /** What the server rendered, for hydration. */
  getServerSnapshot(): Preferences;
  subscribe(listener: PreferenceListener): () => void;
  /** Chooses and remembers; a value outside the table is reported and changes nothing. */
  set<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void;
  /** As `set('colorMode', …)`, for a name that comes from elsewhere. */
  setColorScheme(scheme: string): void;
  /** Selects what a demo's deep link asks for, without remembering it. */
  applyHash(hash: string): void;
  /** After a navigation: the new page's language and that language's own direction. */
  setPageLanguage(page: PageLanguage): void;
  /** Puts the attributes on `<html>`, follows other tabs and the system; the answer stops following. */
  start(): () => void;
}

export function createPreferenceStore(
  env: PreferenceEnvironment,
  firstPage: PageLanguage,
): PreferenceStore {
  const slots = Object.fromEntries(
    preferenceNames.map((name) => {
      const { key, keptIn } = preferenceDefinitions[name];
      const slot = keptIn === 'cookie' ? cookieSlot(key, env.document) : storageSlot(key, storage);
      return [name, slot];
    }),
  ) as Record<PreferenceName, StoredValue>;
  const listeners = new Set<PreferenceListener>();
  const serverSnapshot = defaultPreferences(firstPage);
  const system = askSystem(env);
  let page = firstPage;
  let current = initialPreferences({
    hash: env.getHash(),
    cookies: (key) => cookieSlot(key, env.document).read(),
    storage: (key) => storageSlot(key, storage).read(),
    osDark: system?.matches ?? false,
    page,
  });

  function storage() {
    return env.getStorage();
  }

  function showAttributes() {
    const root = env.document.documentElement;
    for (const [name, value] of Object.entries(preferenceAttributes(current))) {
      if (root.getAttribute(name) !== value) root.setAttribute(name, value);
    }
  }

  function change(difference: Partial<Preferences>) {
    const previous = current;
    const next = { ...previous, ...difference };
    next.resolvedMode = resolveMode(next.colorMode, next.osMode);
    const names = Object.keys(next) as (keyof Preferences)[];
    if (names.every((name) => next[name] === previous[name])) return;
    current = next;
    showAttributes();
    for (const listener of [...listeners]) listener(next, previous);
  }

  /** What a kept text, of whatever origin, makes of a preference. */
  function kept(name: PreferenceName, raw: string | null): Partial<Preferences> {
    const value = parsePreference(name, raw);
    if (name !== 'direction') return { [name]: value ?? preferenceDefinitions[name].fallback };
    const direction = parsePreference(name, raw);
    return { direction: direction ?? page.direction, directionChosen: direction !== null };
  }

  function choose(name: PreferenceName, value: string) {
    if (parsePreference(name, value) === null) {
      const what = name === 'colorMode' ? 'color scheme' : name;
      const supported = preferenceDefinitions[name].values.join(', ');
      env.reportError(`The ${what} "${value}" is not supported; use one of: ${supported}.`);
      return;
    }
    slots[name].write(value);
    change(kept(name, value));
  }

  function followTab({ key, newValue, storageArea }: FollowedEvents['storage']) {
    if (storageArea && !isOurs(storageArea, env)) return;
    for (const name of preferenceNames) {
      const definition = preferenceDefinitions[name];
      // A null key means that the other tab cleared the whole storage.
      if (definition.keptIn === 'localStorage' && (key === null || key === definition.key)) {
        change(kept(name, key === null ? null : newValue));
      }
    }
  }

  function readAgain() {
    for (const name of preferenceNames) {
      const raw = slots[name].read();
      // Cookies are left alone: a deep link may have selected another variant for this page.
      if (raw !== null && preferenceDefinitions[name].keptIn === 'localStorage') {
        change(kept(name, raw));
      }
    }
  }

  const store: PreferenceStore = {
    getSnapshot: () => current,
    getServerSnapshot: () => serverSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: choose,
    setColorScheme: (scheme) => choose('colorMode', scheme),
    applyHash(hash) {
      // A link shows a demo as someone else saw it. The reader chose nothing, so nothing is kept.
      const link = parseDemoHash(hash);
      if (link) change({ codeVariant: link.variant });
      if (link?.styling) change({ codeStyling: link.styling });
    },
    setPageLanguage(next) {
      page = next;
      const direction = current.directionChosen ? current.direction : next.direction;
      change({ language: next.language, direction });
      // A navigation may have rendered the language's own direction over the chosen one.
      showAttributes();
    },
    start() {
      showAttributes();
      const followSystem = () => change({ osMode: system?.matches ? 'dark' : 'light' });
      system?.addEventListener('change', followSystem);
      followSystem();
      const stops = [
        env.listen('storage', followTab),
        env.listen('hashchange', () => store.applyHash(env.getHash())),
        // A page that comes back from the back-forward cache has missed what other tabs did.
        env.listen('pageshow', (event) => event.persisted && readAgain()),
        () => system?.removeEventListener('change', followSystem),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
  return store;
}

function askSystem(env: PreferenceEnvironment): DarkQuery | null {
  try {
    return env.matchMedia(darkQuery);
  } catch {
    return null;
  }
}

function isOurs(area: Storage, env: PreferenceEnvironment): boolean {
  try {
    return area === env.getStorage();
  } catch {
    return false;
  }
}
