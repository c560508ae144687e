import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridAggregationModel } from '@mui/x-data-grid-premium';
import { harvest } from './harvest';
import { harvestColumns } from './harvestColumns';

export default function ChooseFunction() {
  const [model, setModel] = useState<GridAggregationModel>({ weightKg: 'max' });

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="Weight column"
        value={model.weightKg ?? 'none'}
        onChange={({ target }) => setModel({ ...model, weightKg: target.value })}
      >
        {['none', 'sum', 'avg', 'min', 'max', 'size'].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Harvest with a chosen total"
        rows={harvest}
        columns={harvestColumns}
        aggregationModel={model}
        onAggregationModelChange={setModel}
      />
      {/* #endregion */}
    </Stack>
  );
}
