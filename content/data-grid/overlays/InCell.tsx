import type { ReactNode } from 'react';

/** Overlays stand inside the element with the role grid: as a row with one cell they may hold controls. */
export function InCell({ children }: { children: ReactNode }) {
  return (
    <div role="row">
      <div role="gridcell">{children}</div>
    </div>
  );
}
