import type { ReactNode } from 'react';

/** Panels are siblings of the rows, so a panel needs the roles of a row and a cell to contain controls. */
export function PanelCell({ children }: { children: ReactNode }) {
  return (
    <div role="row">
      <div role="gridcell">{children}</div>
    </div>
  );
}
