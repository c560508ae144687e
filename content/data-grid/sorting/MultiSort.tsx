import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridSortModel } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(400);
const { country, rating, status, name, salaryEur } = personColumns;
const columns = [country, rating, status, name, salaryEur];

const describe = (model: GridSortModel) =>
  model.map(({ field, sort }) => `${field} ${sort}`).join(', then ') || 'nothing';

export default function MultiSort() {
  const [withoutKey, setWithoutKey] = useState(false);
  const [sortModel, setSortModel] = useState<GridSortModel>([
    { field: 'country', sort: 'asc' },
    { field: 'rating', sort: 'desc' },
  ]);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={withoutKey} onChange={() => setWithoutKey(!withoutKey)} />}
        label="Add columns without a modifier key"
      />
      <Typography variant="body2" role="status" sx={{ minHeight: 40 }}>
        Sorted by {describe(sortModel)}
      </Typography>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff by country and rating"
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        multipleColumnsSortingMode={withoutKey ? 'always' : 'withModifierKey'}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
