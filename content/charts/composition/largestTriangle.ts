/**
 * Reduces readings to `threshold` points and keeps the shape of the line: from each bucket, the
 * point that forms the largest triangle with its neighbors stays. Returns indexes of `values`.
 */
export function largestTriangle(values: readonly number[], threshold: number): number[] {
  if (values.length <= threshold) return values.map((_, index) => index);
  const at = (index: number) => values[index] ?? 0;
  const size = (values.length - 2) / (threshold - 2);
  const kept = [0];
  let last = 0;

  for (let bucket = 0; bucket < threshold - 2; bucket += 1) {
    const start = Math.floor(bucket * size) + 1;
    const end = Math.floor((bucket + 1) * size) + 1;
    const next = values.slice(end, Math.floor((bucket + 2) * size) + 1);
    const meanX = end + (next.length - 1) / 2;
    const meanY = next.reduce((sum, value) => sum + value, 0) / next.length;
    let best = start;
    let largest = -1;
    for (let index = start; index < end; index += 1) {
      const area = Math.abs(
        (last - meanX) * (at(index) - at(last)) - (last - index) * (meanY - at(last)),
      );
      if (area > largest) [largest, best] = [area, index];
    }
    kept.push(best);
    last = best;
  }
  return [...kept, values.length - 1];
}
