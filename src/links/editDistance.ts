/**
 * Edits (insert, delete, replace, swap two neighbors) that turn one text into the other; above
 * `limit` it is `limit + 1`, found without comparing the rest.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    // Farther from the diagonal than the limit, every cell is above it.
    const first = Math.max(1, row - limit);
    const last = Math.min(b.length, row + limit);
    let least = row;
    for (let column = 1; column < first; column += 1) current.push(Infinity);
    for (let column = first; column <= last; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped)
        cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(at(previous, b.length), limit + 1);
}

function at(row: number[], column: number): number {
  return row[column] ?? Infinity;
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
