import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { harvest } from './harvest';
import { harvestColumns } from './harvestColumns';

// #region preview
const inRow = (node: GridGroupNode) =>
  node.depth === -1 ? ('footer' as const) : ('inline' as const);
const belowGroup = () => 'footer' as const;
// #endregion

const initialState = {
  rowGrouping: { model: ['fruit'] },
  aggregation: { model: { weightKg: 'sum' } },
};

export default function GroupTotals() {
  const [below, setBelow] = useState(false);

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={below} onChange={() => setBelow(!below)} />}
        label="Totals below each group"
      />
      <DataGridPremium
        aria-label="Harvest by fruit with totals"
        rows={harvest}
        columns={harvestColumns}
        initialState={initialState}
        getAggregationPosition={below ? belowGroup : inRow}
        defaultGroupingExpansionDepth={-1}
      />
    </Stack>
  );
}
