import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { createPeopleServer } from '../../../samples/gridPeopleServer';

const { name, department, status, joinedOn } = personColumns;
const columns = [name, department, status, joinedOn];

export default function SwitchModes() {
  const [rowCount, setRowCount] = useState(-1);
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const server = createPeopleServer(400);
    return {
      getRows: async (params) => {
        const { rows, hasNextPage } = await server.list(params);
        // The last response reports the count.
        return hasNextPage ? { rows } : { rows, rowCount: 400 };
      },
    };
  });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of rows"
        value={rowCount}
        onChange={(_event, next: number | null) => setRowCount(next ?? rowCount)}
      >
        <ToggleButton value={-1}>Unknown</ToggleButton>
        <ToggleButton value={400}>400 rows</ToggleButton>
      </ToggleButtonGroup>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPro
        aria-label="Staff with a count that becomes known"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        onDataSourceError={({ message }) => setError(message)}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        disableColumnFilter
      />
    </Stack>
  );
}
