import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, department, status, rating, hours } = personColumns;
const columns = [name, department, status, rating, hours];

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
        <DataGrid aria-label="Staff" rows={rows} columns={columns} />
      </div>
      {/* #endregion */}
    </div>
  );
}
