import type { preferenceDefinitions } from '../preferences/index.ts';
import { storageSlot } from '../storage/index.ts';
import type { UserProperties } from './events.ts';

export type ReadPreferences = Pick<typeof preferenceDefinitions, 'codeVariant' | 'colorMode'>;

// A copy, held to the original by a test: the table of preferences stays out of this script.
export const osDarkQuery = '(prefers-color-scheme: dark)';

/** Reads the reader's settings that are reported, from where the preferences are stored and shown. */
export function readUserProperties(
  window: Window,
  { codeVariant, colorMode }: ReadPreferences,
): UserProperties {
  const root = window.document.documentElement;
  const chosen = storageSlot(colorMode.key, () => window.localStorage).read();
  const values: readonly string[] = colorMode.values;
  return {
    codeVariant: root.getAttribute(codeVariant.attribute) ?? codeVariant.fallback,
    userLanguage: root.lang,
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    colorSchemeOS: window.matchMedia(osDarkQuery).matches ? 'dark' : 'light',
    colorScheme: chosen !== null && values.includes(chosen) ? chosen : colorMode.fallback,
  };
}

/** Calls back whenever one of them may have changed. */
export function followUserProperties(window: Window, event: string, changed: () => void): void {
  window.addEventListener(event, changed);
  // Zooming changes the ratio too, and some browsers report only that.
  window.addEventListener('resize', changed);
  window.matchMedia(osDarkQuery).addEventListener('change', changed);
  const followRatio = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    // A query names one ratio, so each change needs the next query.
    query.addEventListener('change', () => (changed(), followRatio()), { once: true });
  };
  followRatio();
}

/** Only what differs; undefined when nothing does. */
export function changedProperties(
  before: UserProperties,
  now: UserProperties,
): Partial<UserProperties> | undefined {
  const entries = Object.entries(now).filter(
    ([name, value]) => before[name as keyof UserProperties] !== value,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
