import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridDataSource, type GridGetRowsParams } from '@mui/x-data-grid-pro';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { createStaffApi } from '../../../samples/staffApi';

const { name, country, status, rating, salaryEur } = personColumns;
const columns = [name, country, status, rating, salaryEur];

interface RequestGridProps {
  label: string;
  print: (params: GridGetRowsParams) => string;
}

/** A grid with a data source that shows each request as text above the rows. */
export function RequestGrid({ label, print }: RequestGridProps) {
  const [request, setRequest] = useState('');
  const [dataSource] = useState<GridDataSource>(() => {
    const api = createStaffApi(1000, 400);
    return {
      getRows: (params) => {
        setRequest(print(params));
        return api.list(params);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ height: 580, width: '100%' }}>
      <Box
        component="pre"
        role="status"
        aria-label={`Request as ${label}`}
        tabIndex={0}
        sx={{
          m: 0,
          p: 1,
          height: 132,
          flexShrink: 0,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: 13,
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      >
        {request}
      </Box>
      <DataGridPro
        aria-label={`Staff, requested as ${label}`}
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setRequest(message)}
        pagination
        pageSizeOptions={[25, 50]}
        initialState={{
          pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
          sorting: { sortModel: [{ field: 'salaryEur', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'contains', value: 'an' }] },
          },
        }}
        showToolbar
      />
    </Stack>
  );
}
