import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridPagination,
  gridPageCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);
const { name, product, status, hours } = personColumns;
const columns = [name, product, status, hours];

// #region preview
function PageJump() {
  const apiRef = useGridApiContext();
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  const [input, setInput] = useState('');
  const page = Number(input);
  const valid = Number.isInteger(page) && page >= 1 && page <= pageCount;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
      <TextField
        size="small"
        label={`Page (1 to ${pageCount})`}
        value={input}
        error={input !== '' && !valid}
        onChange={(event) => setInput(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ width: 150 }}
      />
      <Button disabled={!valid} onClick={() => apiRef.current.setPage(page - 1)}>
        Go
      </Button>
      <GridPagination />
    </Box>
  );
}
// #endregion

export default function GoToPage() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Staff with a field for the page"
        rows={rows}
        columns={columns}
        slots={{ footer: PageJump }}
        pageSizeOptions={[10, 25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </Box>
  );
}
