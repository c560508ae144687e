import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const byId = new Map(rows.map((row) => [String(row.id), row]));
const { name, department, rating, progress, salaryEur } = personColumns;
const columns = [name, department, rating, progress, salaryEur];
const firstModel: GridCellSelectionModel = {
  1: { progress: true, salaryEur: true },
  2: { progress: true, salaryEur: true },
};

export default function RangeSum() {
  // #region preview
  const [model, setModel] = useState(firstModel);
  const values = Object.entries(model).flatMap(([id, fields]) =>
    Object.keys(fields)
      .filter((field) => fields[field])
      .map((field) => byId.get(id)?.[field as keyof GridPerson])
      .filter((value) => typeof value === 'number'),
  );
  const sum = values.reduce((total, value) => total + value, 0);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">
        {values.length} numbers, sum {sum.toLocaleString('en')}
      </Typography>
      <DataGridPremium
        aria-label="Staff"
        rows={rows}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        rowSelection={false}
        hideFooter
      />
    </Stack>
  );
}
