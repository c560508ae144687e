import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 110 },
];

export default function ContainerHeight() {
  const [height, setHeight] = useState(400);

  return (
    <div style={{ height: 460 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the container"
        value={height}
        onChange={(_event, next: number | null) => setHeight(next ?? height)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={240}>240 px</ToggleButton>
        <ToggleButton value={320}>320 px</ToggleButton>
        <ToggleButton value={400}>400 px</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <div style={{ height, width: '100%' }}>
        <DataGrid aria-label="Staff" rows={people} columns={columns} />
      </div>
      {/* #endregion */}
    </div>
  );
}
