import { distance } from 'fastest-levenshtein';

/**
 * Edits (insert, delete, replace, swap two neighbors once) that turn one text into the other; above
 * `limit` it is `limit + 1`.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const edits = distance(a, b);
  // A swap saves one edit at most.
  if (edits < 2 || edits > limit + 1) return Math.min(edits, limit + 1);
  return Math.min(withSwap(a, b, edits), limit + 1);
}

/** The package counts two letters in the wrong order, the most frequent typo, as two edits. */
function withSwap(a: string, b: string, edits: number): number {
  let least = edits;
  for (let at = 0; at + 1 < a.length; at += 1) {
    const swapped = `${a.charAt(at + 1)}${a.charAt(at)}`;
    if (a.slice(at, at + 2) !== swapped && b.includes(swapped))
      least = Math.min(least, 1 + distance(a.slice(0, at) + swapped + a.slice(at + 2), b));
  }
  return least;
}

/** A name with more mistakes than this is another name; also bounds the work for a long one. */
const mostMistakes = 12;

/** The candidate that a mistyped value most likely meant, or null when none is close. */
export function nearestName(value: string, candidates: Iterable<string>): string | null {
  const wanted = value.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.min(mostMistakes, Math.max(2, Math.floor(value.length / 3))) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
