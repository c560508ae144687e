import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { harvest } from './harvest';
import { harvestColumns } from './harvestColumns';

export default function HarvestTotals() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Harvest with totals"
        rows={harvest}
        columns={harvestColumns}
        initialState={{ aggregation: { model: { weightKg: 'sum', priceEur: 'avg' } } }}
      />
      {/* #endregion */}
    </Box>
  );
}
