const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** Where a key leads in a list of `count`; undefined for other keys. */
export function moveBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = active + step;
  // Single steps go round; pages stop at the ends.
  return Math.abs(step) === 1 ? (next + count) % count : Math.min(Math.max(next, 0), last);
}
