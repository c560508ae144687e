import type { CookieDocument, KeyedStorage } from '../storage/index.ts';

export interface DarkQuery {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

export interface RootElement {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
}

/** The events of the window that the store follows. */
export interface FollowedEvents {
  storage: Pick<StorageEvent, 'key' | 'newValue' | 'storageArea'>;
  hashchange: unknown;
  pageshow: Pick<PageTransitionEvent, 'persisted'>;
}

export interface PreferenceEnvironment {
  document: CookieDocument & { readonly documentElement: RootElement };
  /** May throw where storage is denied. */
  getStorage(): KeyedStorage | null;
  getHash(): string;
  matchMedia(query: string): DarkQuery;
  /** Follows an event of the window; the answer stops it. */
  listen<T extends keyof FollowedEvents>(
    type: T,
    listener: (event: FollowedEvents[T]) => void,
  ): () => void;
  reportError(message: string): void;
}

export function browserEnvironment(view: Window & typeof globalThis): PreferenceEnvironment {
  return {
    document: view.document,
    getStorage: () => view.localStorage,
    getHash: () => view.location.hash,
    matchMedia: (query) => view.matchMedia(query),
    listen(type, listener) {
      // The window's own event carries what `FollowedEvents` picks of it.
      const handle = listener as unknown as EventListener;
      view.addEventListener(type, handle);
      return () => view.removeEventListener(type, handle);
    },
    reportError: (message) => view.console.error(message),
  };
}

/** For rendering on the server: nothing is kept and nothing happens. */
export function inertEnvironment(): PreferenceEnvironment {
  const nothing = () => {};
  return {
    document: {
      cookie: '',
      documentElement: { getAttribute: () => null, setAttribute: nothing },
    },
    getStorage: () => null,
    getHash: () => '',
    matchMedia: () => ({
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
    listen: () => nothing,
    reportError: nothing,
  };
}
