'use client';

import { AdBoundary } from './AdBoundary.tsx';
import { useAdConfig } from './AdConfig.tsx';
import './ads.css';

/** The slot's reserved space. Its content belongs to the late script, so React leaves it alone. */
export function AdSlot({ placement }: { placement: string }) {
  return (
    <AdBoundary>
      <AdPlace placement={placement} />
    </AdBoundary>
  );
}

const empty = { __html: '' };

function AdPlace({ placement }: { placement: string }) {
  const { label, blockedTitle, blockedText } = useAdConfig();
  return (
    <aside
      aria-label={label}
      data-ad-slot={placement}
      data-label={label}
      data-blocked-title={blockedTitle}
      data-blocked-text={blockedText}
      dangerouslySetInnerHTML={empty}
      suppressHydrationWarning
    />
  );
}
