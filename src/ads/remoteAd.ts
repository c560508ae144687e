import type { Ad } from './types.ts';
import { webUrl } from './webUrl.ts';

/** An ad from the sponsor's list, checked, with the addresses that count its impression. */
export interface RemoteAd extends Ad {
  impressions: string[];
}

const longest = { company: 60, description: 160, pixels: 10 } as const;

/** The first entry with a usable `statlink`; every field is untrusted. */
export function readRemoteAd(answer: unknown, now: number): RemoteAd | null {
  const list = field(answer, 'ads');
  if (!Array.isArray(list)) return null;
  for (const entry of list.slice(0, 50)) {
    const link = webUrl(field(entry, 'statlink'));
    if (link) return toAd(entry, link, now);
  }
  return null;
}

function toAd(entry: unknown, link: string, now: number): RemoteAd {
  const name = plainText(field(entry, 'company'), longest.company);
  const given = String(field(entry, 'timestamp'));
  const timestamp = /^\d{1,16}$/.test(given) ? given : String(Math.round(now / 1000));
  const pixel = field(entry, 'pixel');
  const pixels = typeof pixel === 'string' ? pixel.split('||').slice(0, longest.pixels) : [];
  return {
    link,
    img: webUrl(field(entry, 'image')),
    name,
    description: plainText(field(entry, 'description'), longest.description),
    poweredby: plainText(field(entry, 'poweredby'), longest.company),
    label: 'sponsor',
    impressions: [field(entry, 'statimp'), ...pixels]
      .map((url) => (typeof url === 'string' ? url.replaceAll('[timestamp]', timestamp) : url))
      .map(webUrl)
      .filter((url) => url !== ''),
  };
}

/** Text on one line, of bounded length, without what could turn the text around it. */
export function plainText(value: unknown, length: number): string {
  if (typeof value !== 'string') return '';
  const text = value
    .slice(0, length * 8)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

/** Own fields only: a list that names `__proto__` gets nothing from there. */
function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
