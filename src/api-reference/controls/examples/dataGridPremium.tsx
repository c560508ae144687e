import { DataGridPremium } from '@mui/x-data-grid-premium';
import { controlledExample, type ControlledExample } from '../controlledExample.tsx';
import { columns, gridCode, rows } from './gridData.ts';

export const examples: Record<string, ControlledExample> = {
  DataGridPremium: controlledExample(DataGridPremium, { rows, columns }, gridCode),
};
