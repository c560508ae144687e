import { expect, test } from 'vitest';
import { mainClass } from './classUnder.ts';

const pages = { MuiDataGrid: { name: 'DataGrid', href: '/x/api/data-grid/data-grid/#classes' } };

test.each([
  [['css-1x', 'MuiDataGrid-cell', 'MuiDataGrid-cell--textLeft'], 'MuiDataGrid-cell'],
  [['MuiButtonBase-root', 'MuiButton-root', 'MuiButton-contained'], 'MuiButton-root'],
  [['MuiButtonBase-root', 'MuiDataGrid-sortButton'], 'MuiDataGrid-sortButton'],
  [['Mui-selected', 'css-MuiButton-root'], undefined],
  [[], undefined],
])('of %j it is %s', (classes, expected) => expect(mainClass(classes, pages)).toBe(expected));
