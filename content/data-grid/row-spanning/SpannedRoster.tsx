import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

// In this order from the start: the first spans are computed before the rows are sorted.
const rows = gridPeople(300).sort(
  (one, other) =>
    one.country.localeCompare(other.country) || one.department.localeCompare(other.department),
);
const { country, department, name, status, progress } = personColumns;
const never = () => null;
const columns: GridColDef<GridPerson>[] = [
  country,
  { ...department, rowSpanValueGetter: (value, row) => `${row.country} ${value}` },
  ...[name, status, progress].map((column) => ({ ...column, rowSpanValueGetter: never })),
];

// #region preview
const orders: Record<string, GridSortModel> = {
  'By country and department': [
    { field: 'country', sort: 'asc' },
    { field: 'department', sort: 'asc' },
  ],
  'By name': [{ field: 'name', sort: 'asc' }],
};
// #endregion

export default function SpannedRoster() {
  const [label, setLabel] = useState('By country and department');

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sort order"
        value={label}
        onChange={(_event, next: string | null) => setLabel(next ?? label)}
      >
        {Object.keys(orders).map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPro
        aria-label="Staff by country and department"
        rows={rows}
        columns={columns}
        rowSpanning
        sortModel={orders[label]}
        disableColumnSorting
        disableRowSelectionOnClick
        showCellVerticalBorder
        hideFooter
      />
    </Stack>
  );
}
