import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { personColumns } from '../../samples/gridPeopleColumns';
import { createStaffApi } from '../../samples/staffApi';

const { name, country, department, progress } = personColumns;
const columns = [name, country, department, progress];

// #region preview
const optionSets = {
  'multiples: 20, 40, 80': [20, 40, 80],
  'others: 25, 40, 70': [25, 40, 70],
};
// #endregion

type OptionSet = keyof typeof optionSets;

export default function ChunkedCache() {
  const [optionSet, setOptionSet] = useState<OptionSet>('multiples: 20, 40, 80');
  const [log, setLog] = useState<string[]>([]);
  const [dataSource] = useState<GridDataSource>(() => {
    const api = createStaffApi(1000, 400);
    return {
      getRows: (params) => {
        setLog((ranges) => [...ranges, `${params.start}–${params.end}`]);
        return api.list(params);
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Page sizes"
        value={optionSet}
        onChange={(_event, next: OptionSet | null) => {
          setOptionSet(next ?? optionSet);
          setLog([]);
        }}
      >
        {Object.keys(optionSets).map((label) => (
          <ToggleButton key={label} value={label}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Alert severity="info" role="status">
        {log.length} requests. Last ranges: {log.slice(-3).join(', ') || 'none'}
      </Alert>
      {/* The chunk size is computed when the grid mounts. */}
      <DataGrid
        key={optionSet}
        aria-label="Staff with page sizes to choose from"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setLog((ranges) => [...ranges, message])}
        pageSizeOptions={optionSets[optionSet]}
        initialState={{
          pagination: {
            paginationModel: { pageSize: Math.max(...optionSets[optionSet]) },
            rowCount: 0,
          },
        }}
        disableColumnFilter
      />
    </Stack>
  );
}
