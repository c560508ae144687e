import type { GetStorage } from '../../storage/index.ts';
import { isRecord, readSettings, settingsDifference } from '../model/readSettings.ts';
import type { ThemeSettings } from '../model/settings.ts';
import type { PlainObject } from '../text/readLiteral.ts';

export interface BuiltTheme {
  settings: ThemeSettings;
  /** Imported, without a control here: kept for the export. */
  other: PlainObject;
}

/** A theme under a key of the local storage. Nothing throws: without storage the builder still works. */
export interface KeptTheme {
  /** Undefined if it is missing or damaged. */
  read(): BuiltTheme | undefined;
  /** False: the storage is full or denied. */
  write(theme: BuiltTheme): boolean;
  /** False: it is still there. */
  remove(): boolean;
}

export function keptTheme(key: string, getStorage: GetStorage): KeptTheme {
  return {
    read: () => attempt(undefined, () => parseKept(getStorage()?.getItem(key) ?? '')),
    write: ({ settings, other }) =>
      attempt(false, () => {
        const text = JSON.stringify({ settings: settingsDifference(settings), other });
        const storage = getStorage();
        storage?.setItem(key, text);
        return storage?.getItem(key) === text;
      }),
    remove: () =>
      attempt(false, () => {
        getStorage()?.removeItem(key);
        return true;
      }),
  };
}

function parseKept(text: string): BuiltTheme | undefined {
  if (text === '') return undefined;
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept)) return undefined;
  const settings = readSettings(kept.settings);
  const other = isRecord(kept.other) ? (kept.other as PlainObject) : {};
  return settings && { settings, other };
}

function attempt<T>(otherwise: T, run: () => T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
