import type { MouseEvent } from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 130 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
];

// #region preview
function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridColumnFieldsSelector);
  const index = fields.indexOf(colDef.field);

  const move = (event: MouseEvent<HTMLElement>, steps: number) => {
    apiRef.current.setColumnIndex(colDef.field, index + steps);
    onClick(event);
  };

  return (
    <>
      <MenuItem disabled={index === 0} onClick={(event) => move(event, -1)}>
        Move toward the start
      </MenuItem>
      <MenuItem disabled={index === fields.length - 1} onClick={(event) => move(event, 1)}>
        Move toward the end
      </MenuItem>
    </>
  );
}
// #endregion

const MoveMenu = (props: GridColumnMenuProps) => (
  <GridColumnMenu {...props} slots={{ columnMenuMoveItem: MoveItems }} />
);

export default function MoveByButton() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={{ columnMenu: MoveMenu }}
        disableColumnReorder
        hideFooter
      />
    </div>
  );
}
