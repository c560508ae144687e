import type { CSSProperties } from 'react';
import { GRID_DETAIL_PANEL_TOGGLE_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';

/** Visually hidden, for screen readers only. */
const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** The column of the toggle buttons, with a header for screen readers. */
export const detailColumn: GridColDef = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  renderHeader: () => <span style={hidden}>Details</span>,
};
