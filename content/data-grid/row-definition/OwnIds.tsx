import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';

// #region preview
/** 300 people who have a badge instead of an id. */
const staff = gridPeople(300).map(({ id, name, department, progress, joinedOn }) => ({
  badge: `GI-${1000 + id}`,
  name,
  department,
  progress,
  joinedOn,
}));
type Employee = (typeof staff)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'badge', headerName: 'Badge', width: 100 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 110 },
  { field: 'progress', headerName: 'Goals (%)', type: 'number', width: 100 },
  { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 110 },
];

// Outside the component, so that the function is the same on every render.
const idOf = (employee: Employee) => employee.badge;
// #endregion

export default function OwnIds() {
  const [id, setId] = useState<GridRowId | null>(null);

  return (
    <div style={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {id ? `You clicked the row with the id ${id}.` : 'Click a row.'}
      </Typography>
      <DataGrid
        aria-label="Staff"
        rows={staff}
        columns={columns}
        getRowId={idOf}
        onRowClick={(params) => setId(params.id)}
      />
    </div>
  );
}
