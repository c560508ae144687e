import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(60);
const { country, department, name, progress, salaryEur } = personColumns;
const columns = [country, department, name, salaryEur, progress];
const initialState = {
  rowGrouping: { model: ['country', 'department'] },
  columns: { columnVisibilityModel: { country: false, department: false } },
  aggregation: { model: { salaryEur: 'avg', progress: 'avg' } },
};

// #region preview
const positions: Record<string, DataGridPremiumProps['getAggregationPosition']> = {
  'Grand total only': ({ depth }) => (depth === -1 ? 'footer' : null),
  'Groups, no grand total': ({ depth }) => (depth === -1 ? null : 'inline'),
  'Innermost groups only': ({ depth }) => (depth === 1 ? 'inline' : null),
  'Below each country': ({ depth }) => (depth === 0 ? 'footer' : depth === 1 ? 'inline' : null),
  'Below every group': () => 'footer',
};
// #endregion

export default function PositionRecipes() {
  const [recipe, setRecipe] = useState('Below each country');

  return (
    <Stack spacing={2} sx={{ height: 540, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="Position of the averages"
        value={recipe}
        onChange={(event) => setRecipe(event.target.value)}
      >
        {Object.keys(positions).map((label) => (
          <MenuItem key={label} value={label}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <DataGridPremium
        key={recipe}
        aria-label="Staff with averages"
        rows={rows}
        columns={columns}
        initialState={initialState}
        getAggregationPosition={positions[recipe]}
        isGroupExpandedByDefault={({ depth }) => depth === 0}
        hideFooter
      />
    </Stack>
  );
}
