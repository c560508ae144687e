import { DataGrid } from '@mui/x-data-grid';
import { stage, type Stage } from '../stage.tsx';
import { columns, gridCode, rows } from './gridData.ts';

export const stages: Record<string, Stage> = {
  DataGrid: stage(DataGrid, { rows, columns }, gridCode),
};
