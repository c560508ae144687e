import { DataGridPremium } from '@mui/x-data-grid-premium';
import { stage, type Stage } from '../stage.tsx';
import { columns, gridCode, rows } from './gridData.ts';

export const stages: Record<string, Stage> = {
  DataGridPremium: stage(DataGridPremium, { rows, columns }, gridCode),
};
