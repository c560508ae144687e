import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { createStaffApi } from '../../../samples/staffApi';

const { name, country, status, rating, progress, hours } = personColumns;
const columns = [name, country, status, rating, progress, hours];

export default function ViewportLoading() {
  const [range, setRange] = useState('none');
  const [dataSource] = useState<GridDataSource>(() => {
    const api = createStaffApi(10_000, 800);
    return {
      getRows: (params) => {
        setRange(`${params.start} to ${params.end}`);
        return api.list(params);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Typography role="status">Rows last requested: {range}</Typography>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff, loaded on scroll"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        onDataSourceError={(error) => setRange(error.message)}
        initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
