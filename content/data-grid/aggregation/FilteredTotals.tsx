import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { harvest } from './harvest';
import { harvestColumns } from './harvestColumns';

const initialState = {
  aggregation: { model: { weightKg: 'sum' } },
  filter: { filterModel: { items: [{ field: 'fruit', operator: 'equals', value: 'Apple' }] } },
};

export default function FilteredTotals() {
  const [all, setAll] = useState(false);

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={all} onChange={() => setAll(!all)} />}
        label="Count filtered-out rows too"
      />
      {/* #region preview */}
      <DataGridPremium
        aria-label="Apples with their total"
        rows={harvest}
        columns={harvestColumns}
        initialState={initialState}
        aggregationRowsScope={all ? 'all' : 'filtered'}
      />
      {/* #endregion */}
    </Stack>
  );
}
