import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

// #region preview
// A component can use hooks. A `renderCell` function can't.
function GreetCell({ row, tabIndex }: GridRenderCellParams<Person>) {
  const [greeted, setGreeted] = useState(false);

  return (
    <Button size="small" tabIndex={tabIndex} onClick={() => setGreeted(!greeted)}>
      {greeted ? `Hello, ${row.firstName}!` : 'Greet'}
    </Button>
  );
}

const columns: GridColDef<Person>[] = [
  {
    field: 'lastName',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    display: 'flex',
    renderCell: ({ row, value }) => (
      <Box sx={{ lineHeight: 1.3 }}>
        {value}
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{row.role}</Box>
      </Box>
    ),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    display: 'flex',
    renderCell: ({ value }: { value?: number | null }) =>
      value ? <Rating readOnly size="small" precision={0.1} value={value} /> : 'none yet',
  },
  {
    field: 'greet',
    headerName: 'Greeting',
    width: 150,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: (params) => <GreetCell {...params} />,
  },
];
// #endregion

export default function RenderedCells() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={people} columns={columns} rowHeight={56} hideFooter />
    </div>
  );
}
