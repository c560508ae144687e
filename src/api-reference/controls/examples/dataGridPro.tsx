import { DataGridPro } from '@mui/x-data-grid-pro';
import { controlledExample, type ControlledExample } from '../controlledExample.tsx';
import { columns, gridCode, rows } from './gridData.ts';

export const examples: Record<string, ControlledExample> = {
  DataGridPro: controlledExample(DataGridPro, { rows, columns }, gridCode),
};
