import type { StoredValue } from '../storage/index.ts';
import { adRules } from './adRules.ts';
import type { Ad, AdShape, Chance } from './types.ts';

/** Once a browser session: inline with probability 0.2, else image. */
export function sessionShape(slot: StoredValue, chance: Chance): AdShape {
  const kept = slot.read();
  if (kept === 'inline' || kept === 'image') return kept;
  const shape = chance() < adRules.inlineChance ? 'inline' : 'image';
  slot.write(shape);
  return shape;
}

/** One of our own ads, each as likely as the others. */
export function pickInHouse(ads: readonly Ad[], chance: Chance): Ad | undefined {
  return ads[Math.min(Math.floor(chance() * ads.length), ads.length - 1)];
}

/** `<kind>-<placement>-<shape>`, as analytics reads it. */
export function eventLabel(kind: string, placement: string, shape: AdShape): string {
  return `${kind}-${placement}-${shape}`;
}
