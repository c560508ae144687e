import { DataGridPro } from '@mui/x-data-grid-pro';
import { stage, type Stage } from '../stage.tsx';
import { columns, gridCode, rows } from './gridData.ts';

export const stages: Record<string, Stage> = {
  DataGridPro: stage(DataGridPro, { rows, columns }, gridCode),
};
