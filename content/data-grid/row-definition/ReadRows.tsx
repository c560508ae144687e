import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, department, rating } = personColumns;
const columns = [name, country, department, rating];

// #region preview
type ApiRef = ReturnType<typeof useGridApiRef>;

const readers: Record<string, (apiRef: ApiRef) => unknown> = {
  'getRow(7)': (apiRef) => apiRef.current?.getRow(7),
  'getRowsCount()': (apiRef) => apiRef.current?.getRowsCount(),
  'getAllRowIds()': (apiRef) => apiRef.current?.getAllRowIds().slice(0, 5),
  'Filtered and sorted ids': (apiRef) => gridFilteredSortedRowIdsSelector(apiRef).slice(0, 5),
};
// #endregion

export default function ReadRows() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Sort or filter, then press a button');
  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.entries(readers).map(([label, read]) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => setText(JSON.stringify(read(apiRef)))}
            sx={{ textTransform: 'none' }}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Box
        component="code"
        role="status"
        aria-label="Result"
        tabIndex={0}
        sx={{ height: 76, flexShrink: 0, overflow: 'auto', overflowWrap: 'anywhere', fontSize: 13 }}
      >
        {text}
      </Box>
      <DataGrid aria-label="Staff to read" apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
