import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { personColumns } from '../../samples/gridPeopleColumns';
import { createStaffApi } from '../../samples/staffApi';

const { name, country, salaryEur } = personColumns;
const columns = [name, country, salaryEur];

export default function LateResponses() {
  const apiRef = useGridApiRef();
  const [log, setLog] = useState<string[]>([]);
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => {
    const slow = createStaffApi(500, 2500);
    const fast = createStaffApi(500, 300);
    return {
      getRows: async (params) => {
        const field = params.sortModel[0]?.field ?? 'unsorted';
        const page = await (field === 'salaryEur' ? slow : fast).list(params);
        setLog((lines) => [...lines.slice(-2), `Response for ${field} arrived`]);
        return page;
      },
    };
  });

  const sortTwice = () => {
    apiRef.current?.sortColumn('salaryEur', 'desc');
    setTimeout(() => apiRef.current?.sortColumn('country', 'asc'), 500);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <div>
        <Button variant="outlined" onClick={sortTwice}>
          Sort by salary (slow), then by country (fast)
        </Button>
      </div>
      <Typography role="log" sx={{ height: 72, whiteSpace: 'pre-line' }}>
        {log.join('\n')}
      </Typography>
      <DataGrid
        aria-label="Staff with a slow and a fast query"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={({ message }) => setLog((lines) => [...lines.slice(-2), message])}
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
        disableColumnFilter
      />
    </Stack>
  );
}
