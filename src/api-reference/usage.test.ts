import { expect, test } from 'vitest';
import { importedNames } from './usage.ts';

test('names that a demo imports from the documented packages', () => {
  const text = `
import * as React from 'react';
import { Box } from '@mui/material';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { GridRowsProp } from "@mui/x-data-grid";
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
`;
  expect(importedNames([text])).toEqual(['DataGrid', 'GridColDef', 'GridRowsProp', 'SankeyChart']);
});
