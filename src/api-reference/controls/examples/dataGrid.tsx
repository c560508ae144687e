import { DataGrid } from '@mui/x-data-grid';
import { controlledExample, type ControlledExample } from '../controlledExample.tsx';
import { columns, gridCode, rows } from './gridData.ts';

export const examples: Record<string, ControlledExample> = {
  DataGrid: controlledExample(DataGrid, { rows, columns }, gridCode),
};
