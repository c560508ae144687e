import type { ClickParameters } from './events.ts';

export interface MarkedElement {
  getAttribute(name: string): string | null;
}

export interface ReportedClick {
  category: string;
  parameters: ClickParameters;
}

/** What a click on a marked element reports; `-split` keeps that share of the clicks. */
export function clickOf(element: MarkedElement, chance: () => number): ReportedClick | undefined {
  const read = (name: string) => element.getAttribute(`data-ga-event-${name}`) ?? '';
  const category = read('category');
  const split = Number.parseFloat(read('split'));
  if (category === '' || (!Number.isNaN(split) && chance() >= split)) return undefined;
  return { category, parameters: { eventAction: read('action'), eventLabel: read('label') } };
}
