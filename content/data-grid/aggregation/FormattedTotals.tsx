import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(800);
const { department, name, salaryEur, joinedOn } = personColumns;
const columns = [department, name, salaryEur, joinedOn];
const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
  aggregation: { model: { salaryEur: 'sum' } },
};

// #region preview
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

const shortSums = {
  ...GRID_AGGREGATION_FUNCTIONS,
  sum: {
    ...GRID_AGGREGATION_FUNCTIONS.sum,
    label: 'total',
    valueFormatter: (value: number) => `€${short.format(value)}`,
  },
};
// #endregion

export default function FormattedTotals() {
  const [compact, setCompact] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={compact} onChange={() => setCompact(!compact)} />}
        label="Shorten the totals"
      />
      <DataGridPremium
        aria-label="Salaries by department"
        rows={rows}
        columns={columns}
        initialState={initialState}
        aggregationFunctions={compact ? shortSums : GRID_AGGREGATION_FUNCTIONS}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Sales'}
      />
    </Stack>
  );
}
