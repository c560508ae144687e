import type { StoredValue } from '../storage/index.ts';

/** Whole sessions are in the sample or out of it: drawn once, kept in `slot`. */
export function sessionIsSampled(slot: StoredValue, ratio: number, chance: () => number): boolean {
  const kept = slot.read();
  if (kept === 'yes' || kept === 'no') return kept === 'yes';
  const sampled = chance() < ratio;
  slot.write(sampled ? 'yes' : 'no');
  return sampled;
}
