import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridRowSelectionPropagation } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { department, name, country, status, progress } = personColumns;
const columns = [department, name, country, status, progress];
const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

export default function SelectGroups() {
  const [propagation, setPropagation] = useState<GridRowSelectionPropagation>({
    descendants: true,
    parents: true,
  });

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" role="group" aria-label="Propagation" sx={{ flexWrap: 'wrap' }}>
        {(['descendants', 'parents'] as const).map((direction) => (
          <FormControlLabel
            key={direction}
            control={<Checkbox checked={propagation[direction] ?? false} />}
            label={direction}
            onChange={() =>
              setPropagation({ ...propagation, [direction]: !propagation[direction] })
            }
          />
        ))}
      </Stack>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff by department, with checkboxes"
        rows={rows}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Sales'}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionPropagation={propagation}
      />
      {/* #endregion */}
    </Stack>
  );
}
