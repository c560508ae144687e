import { isCompressible } from './contentTypes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** File endings of the compressed siblings, best first: a tie between q-values goes to the smaller file. */
export const SIBLINGS: readonly { encoding: Exclude<Encoding, 'identity'>; ending: string }[] = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** The encodings a client accepts, most wanted first; identity is always there as the last resort. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const asked = parse(header ?? '');
  const any = asked.get('*');
  const weight = (encoding: Encoding): number =>
    asked.get(encoding) ??
    (encoding === 'gzip' ? asked.get('x-gzip') : undefined) ??
    any ??
    // Unlisted, identity stays acceptable, but anything listed comes before it.
    (encoding === 'identity' ? 0.0001 : 0);
  const order: Encoding[] = [...SIBLINGS.map((it) => it.encoding), 'identity'];
  const accepted = order.filter((it) => weight(it) > 0).sort((a, b) => weight(b) - weight(a));
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}

/** What to tell sirv, which ignores weights, about the encodings to look for. */
export function siblingsToOffer(name: string, header: string | undefined): string {
  if (!isCompressible(name)) return '';
  const accepted = acceptedEncodings(header);
  const wanted = accepted.slice(0, accepted.indexOf('identity'));
  // sirv always prefers brotli to gzip.
  return wanted[0] === 'gzip' ? 'gzip' : wanted.join(', ');
}

function parse(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((it) => it.trim());
    if (name === '') continue;
    const quality = parameters.find((it) => it.startsWith('q='));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name, value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}
