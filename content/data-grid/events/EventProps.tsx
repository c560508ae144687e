import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function EventProps() {
  const [message, setMessage] = useState('Click a cell or a header');

  // #region preview
  const handleCell: GridEventListener<'cellClick'> = (params) => {
    setMessage(`${params.field} of ${params.id}: ${params.formattedValue}`);
  };
  const handleHeader: GridEventListener<'columnHeaderClick'> = ({ colDef }) => {
    setMessage(`Header “${colDef.headerName}”`);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Typography role="status" noWrap>
        {message}
      </Typography>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        onCellClick={handleCell}
        onColumnHeaderClick={handleHeader}
      />
    </Stack>
  );
}
