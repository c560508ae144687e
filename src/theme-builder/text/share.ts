import lzString from 'lz-string';
import { readSettings, settingsDifference } from '../model/readSettings.ts';
import type { ThemeSettings } from '../model/settings.ts';

export const sharePrefix = '#theme=';
/** A theme with every setting changed takes less than a quarter of it. */
export const longestHash = 4000;
/** Of the text inside: repetition unfolds a long way. */
const longestText = 20_000;

export type Shared =
  | { settings: ThemeSettings; problem?: undefined }
  | { settings?: undefined; problem: 'none' | 'broken' | 'tooLarge' };

export function shareHash(settings: ThemeSettings): string {
  const text = JSON.stringify(settingsDifference(settings));
  return sharePrefix + lzString.compressToEncodedURIComponent(text);
}

/** Reads any hash, also a hostile one, and never throws: every value is checked like typed input. */
export function readHash(hash: string): Shared {
  if (!hash.startsWith(sharePrefix)) return { problem: 'none' };
  if (hash.length > longestHash) return { problem: 'tooLarge' };
  try {
    const text = lzString.decompressFromEncodedURIComponent(hash.slice(sharePrefix.length));
    if (text && text.length > longestText) return { problem: 'tooLarge' };
    const settings = readSettings(JSON.parse(text));
    return settings ? { settings } : { problem: 'broken' };
  } catch {
    return { problem: 'broken' };
  }
}
