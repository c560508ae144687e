import type { FollowedEvents, PreferenceEnvironment } from './environment.ts';

export interface FakeOptions {
  hash?: string;
  cookie?: string;
  stored?: Record<string, string>;
  osDark?: boolean;
  /** Every access to cookies, storage and media queries throws. */
  hostile?: boolean;
}

export interface FakeEnvironment extends PreferenceEnvironment {
  attributes: Map<string, string>;
  stored: Map<string, string>;
  /** Each assignment to `document.cookie`, in order. */
  cookiesWritten: string[];
  errors: string[];
  setHash(hash: string): void;
  setOsDark(dark: boolean): void;
  emit<T extends keyof FollowedEvents>(type: T, event: FollowedEvents[T]): void;
  followers(): number;
}

/** A browser's worth of environment for tests. */
export function fakeEnvironment(options: FakeOptions = {}): FakeEnvironment {
  const { cookie = '', hostile = false } = options;
  let { hash = '', osDark = false } = options;
  const attributes = new Map([['dir', 'ltr']]);
  const stored = new Map(Object.entries(options.stored ?? {}));
  const cookiesWritten: string[] = [];
  const errors: string[] = [];
  const mediaListeners = new Set<() => void>();
  const listeners = new Map<string, Set<(event: never) => void>>();
  const refuse = () => {
    if (hostile) throw new DOMException('Denied.', 'SecurityError');
  };
  return {
    attributes,
    stored,
    cookiesWritten,
    errors,
    document: {
      get cookie() {
        refuse();
        return cookie;
      },
      set cookie(text) {
        refuse();
        cookiesWritten.push(text);
      },
      documentElement: {
        getAttribute: (name) => attributes.get(name) ?? null,
        setAttribute: (name, value) => void attributes.set(name, value),
      },
    },
    getStorage() {
      refuse();
      return {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      };
    },
    getHash: () => hash,
    matchMedia() {
      refuse();
      return {
        get matches() {
          return osDark;
        },
        addEventListener: (_type, listener) => void mediaListeners.add(listener),
        removeEventListener: (_type, listener) => void mediaListeners.delete(listener),
      };
    },
    listen(type, listener) {
      const set = listeners.get(type) ?? new Set();
      listeners.set(type, set.add(listener));
      return () => void set.delete(listener);
    },
    reportError: (message) => void errors.push(message),
    setHash: (next) => (hash = next),
    setOsDark(dark) {
      osDark = dark;
      mediaListeners.forEach((listener) => listener());
    },
    emit: (type, event) => listeners.get(type)?.forEach((listener) => listener(event as never)),
    followers: () =>
      mediaListeners.size + [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}
