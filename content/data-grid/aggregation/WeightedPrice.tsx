import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { harvest, type Picking } from './harvest';
import { harvestColumns } from './harvestColumns';

// #region preview
type Sale = Pick<Picking, 'weightKg' | 'priceEur'>;

const weighted: GridAggregationFunction<Sale, number> = {
  label: 'by weight',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ weightKg: row.weightKg, priceEur: row.priceEur }),
  apply: ({ values }) => {
    const sales = values.filter((value) => value !== undefined);
    const weight = sales.reduce((sum, sale) => sum + sale.weightKg, 0);
    const revenue = sales.reduce((sum, sale) => sum + sale.weightKg * sale.priceEur, 0);
    return weight === 0 ? 0 : revenue / weight;
  },
  valueFormatter: (value: number) => `${value.toFixed(2)} EUR`,
};
// #endregion

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weighted };
const initialState = { aggregation: { model: { weightKg: 'sum', priceEur: 'weighted' } } };

export default function WeightedPrice() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest with the average price by weight"
        rows={harvest}
        columns={harvestColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </Box>
  );
}
