import type { AxeException } from './page.ts';

/** One list for all demos; an entry needs the place in the library's sources that shows it. */
export const axeExceptions: readonly AxeException[] = [];
