import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { harvest } from './harvest';
import { harvestColumns } from './harvestColumns';

// #region preview
const median: GridAggregationFunction<number, number | null> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value != null).sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const low = sorted[Math.ceil(middle) - 1];
    const high = sorted[Math.floor(middle)];
    return low === undefined || high === undefined ? null : (low + high) / 2;
  },
};

const distinct: GridAggregationFunction<string, number> = {
  label: 'different',
  columnTypes: ['string'],
  apply: ({ values }) => new Set(values).size,
  valueFormatter: (value: number) => `${value} kinds`,
  hasCellUnit: false,
};
// #endregion

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median, distinct };
const initialState = { aggregation: { model: { fruit: 'distinct', weightKg: 'median' } } };

export default function CustomFunction() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest with median weight"
        rows={harvest}
        columns={harvestColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </Box>
  );
}
