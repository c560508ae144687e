import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, department, product, rating, progress, salaryEur } = personColumns;
const columns = [name, country, department, product, rating, progress, salaryEur];

export default function FreeReordering() {
  const [free, setFree] = useState(false);
  // #region preview
  const groups = useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'place',
        headerName: 'Workplace',
        freeReordering: free,
        children: [{ field: 'country' }, { field: 'department' }, { field: 'product' }],
      },
      {
        groupId: 'results',
        headerName: 'Results',
        freeReordering: free,
        children: [{ field: 'rating' }, { field: 'progress' }],
      },
    ],
    [free],
  );
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={free} onChange={() => setFree(!free)} />}
        label="Columns can leave their group"
      />
      <DataGridPro
        aria-label="Staff with grouped columns to drag"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Stack>
  );
}
