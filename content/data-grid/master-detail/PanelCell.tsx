import type { ReactNode } from 'react';

/** Panels stand among the rows of the grid: as a row with one cell they may hold controls. */
export function PanelCell({ children }: { children: ReactNode }) {
  return (
    <div role="row">
      <div role="gridcell">{children}</div>
    </div>
  );
}
