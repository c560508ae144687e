import { useState } from 'react';
import { storageSlot } from '../../storage/index.ts';
import type { Origin } from './initialCode.ts';
import type { Share } from './share.ts';

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

/** Code that came with a link waits until the reader agrees. */
export function useConsent(origin: Origin) {
  const [slot] = useState(() => storageSlot('docs-playground-own', () => window.sessionStorage));
  const [agreed, setAgreed] = useState<Share | undefined>(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isOwn = isOwnCode({
      hash: location.hash,
      origin: location.origin,
      referrer: document.referrer,
      isFresh: entry?.type === 'navigate',
      ownHash: slot.read(),
    });
    return isOwn ? origin.share : undefined;
  });
  const isHeld = origin.template === 'shared' && agreed !== origin.share;
  return {
    isHeld,
    agree: () => {
      setAgreed(origin.share);
      slot.write(location.hash);
    },
    /** After an edit the address is that of the reader's own code. */
    remember: (hash: string) => {
      if (!isHeld) slot.write(hash);
    },
  };
}
