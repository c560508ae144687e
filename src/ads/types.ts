/** An ad to draw, from any source. Every field is text; none is HTML. */
export interface Ad {
  link: string;
  img: string;
  name: string;
  description: string;
  poweredby: string;
  label: string;
}

export type AdShape = 'inline' | 'image';

/** A number from 0 up to 1, as `Math.random` gives it. */
export type Chance = () => number;

/** What the slot shows. */
export type AdView =
  | { kind: 'nothing' }
  /** Drawn by the sponsor's own script. */
  | { kind: 'sponsor'; label: string }
  | { kind: 'ad'; ad: Ad; shape: AdShape; label: string }
  | { kind: 'message' };
