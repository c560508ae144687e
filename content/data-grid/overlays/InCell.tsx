import type { ReactNode } from 'react';

/** Overlays are inside the element with the role `grid`, so they need the roles of a row and a cell to contain controls. */
export function InCell({ children }: { children: ReactNode }) {
  return (
    <div role="row">
      <div role="gridcell">{children}</div>
    </div>
  );
}
