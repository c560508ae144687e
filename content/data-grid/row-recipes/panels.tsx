import type { CSSProperties } from 'react';
import Typography from '@mui/material/Typography';
import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import type { Person } from '../../samples/people';

/** Visually hidden, for screen readers only. */
const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

export const columns: GridColDef<Person>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <span style={hidden}>Details</span>,
  },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 110 },
];

export const panel = ({ row }: GridRowParams<Person>) => (
  <Typography variant="body2" sx={{ px: 3, py: 1.5 }}>
    {row.firstName} {row.lastName}, {row.role} in {row.office}, {row.email}
  </Typography>
);

export const panelHeight = () => 'auto' as const;
