import { storageSlot } from '../../storage/index.ts';

/** How the reader has come to the page. */
export interface Arrival {
  hash: string;
  origin: string;
  referrer: string;
  /** False after a reload or a step back: the referrer is then that of an earlier visit. */
  isFresh: boolean;
  /** The last code of this tab that the reader wrote or agreed to. */
  ownHash: string | null;
}

/** Code that the reader wrote, agreed to, or opened from a page of this site; any other came with a link. */
export function isOwnCode({ hash, origin, referrer, isFresh, ownHash }: Arrival): boolean {
  return hash === ownHash || (isFresh && referrer.startsWith(`${origin}/`));
}

/** The last code of this tab that is the reader's own, by its hash. */
export const ownHash = storageSlot('docs-playground-own', () => window.sessionStorage);

/** Whether the code in the page's address is the reader's own; read when the page opens. */
export function arrivedWithOwnCode(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isOwnCode({
    hash: location.hash,
    origin: location.origin,
    referrer: document.referrer,
    isFresh: entry?.type === 'navigate',
    ownHash: ownHash.read(),
  });
}
