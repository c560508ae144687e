import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const columns = Object.values(personColumns);
const fields = ['country', 'department', 'product', 'status'] as const;

export default function PivotSelects() {
  // #region preview
  const [model, setModel] = useState<GridPivotModel>({
    rows: [{ field: 'country' }],
    columns: [{ field: 'status' }],
    values: [{ field: 'salaryEur', aggFunc: 'sum' }],
  });

  const select = (label: string, section: 'rows' | 'columns', other: 'rows' | 'columns') => (
    <TextField
      select
      size="small"
      label={label}
      value={model[section][0]?.field}
      onChange={(event) => setModel({ ...model, [section]: [{ field: event.target.value }] })}
      sx={{ flex: 1, maxWidth: 160 }}
    >
      {fields.map((field) => (
        <MenuItem key={field} value={field} disabled={field === model[other][0]?.field}>
          {personColumns[field].headerName}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack spacing={1.5} sx={{ height: 520, width: '100%', pt: 1 }}>
      <Stack direction="row" spacing={1}>
        {select('Rows', 'rows', 'columns')}
        {select('Columns', 'columns', 'rows')}
      </Stack>
      <DataGridPremium
        aria-label="Sum of salaries"
        rows={rows}
        columns={columns}
        pivotActive
        pivotModel={model}
      />
    </Stack>
  );
  // #endregion
}
