import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(500);
const columns = Object.values(personColumns);

// #region preview
const presets: Record<string, GridPivotModel> = {
  Payroll: {
    rows: [{ field: 'department' }],
    columns: [{ field: 'country' }],
    values: [{ field: 'salaryEur', aggFunc: 'sum' }],
  },
  Reviews: {
    rows: [{ field: 'product' }, { field: 'department' }],
    columns: [],
    values: [
      { field: 'rating', aggFunc: 'avg' },
      { field: 'progress', aggFunc: 'avg' },
    ],
  },
};
// #endregion

export default function PivotPresets() {
  const [name, setName] = useState<string | null>('Payroll');
  const [pivotModel, setPivotModel] = useState(presets.Payroll);

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Report"
        value={name}
        onChange={(_event, next: string | null) => {
          setName(next);
          if (next) setPivotModel(presets[next]);
        }}
      >
        {Object.keys(presets).map((preset) => (
          <ToggleButton key={preset} value={preset}>
            {preset}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPremium
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        pivotActive={name !== null}
        onPivotActiveChange={(active) => setName(active ? 'Payroll' : null)}
        pivotModel={pivotModel}
        onPivotModelChange={setPivotModel}
      />
    </Stack>
  );
}
