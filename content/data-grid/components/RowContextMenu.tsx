import { useState, type MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

export default function RowContextMenu() {
  const apiRef = useGridApiRef();
  const [target, setTarget] = useState<{ id: number; top: number; left: number } | null>(null);

  // #region preview
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
    // The context menu key has no pointer position, so open the menu under the cell.
    const byKey = event.button !== 2;
    setTarget({
      id: Number(event.currentTarget.getAttribute('data-id')),
      left: byKey ? left : event.clientX,
      top: byKey ? bottom : event.clientY,
    });
  };
  // #endregion

  const setRemote = (remote: boolean) => {
    if (target) apiRef.current?.updateRows([{ id: target.id, remote }]);
    setTarget(null);
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        apiRef={apiRef}
        rows={people}
        columns={columns}
        slotProps={{ row: { onContextMenu: openMenu } }}
        hideFooter
      />
      <Menu
        open={target !== null}
        onClose={() => setTarget(null)}
        anchorReference="anchorPosition"
        anchorPosition={target ?? undefined}
      >
        <MenuItem onClick={() => setRemote(true)}>Works remotely</MenuItem>
        <MenuItem onClick={() => setRemote(false)}>Works in the office</MenuItem>
      </Menu>
    </div>
  );
}
