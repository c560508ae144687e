import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
const progress: GridColDef<GridPerson> = {
  ...personColumns.progress,
  renderCell: (params) => {
    // A count isn't a percentage: show the number, not a bar.
    if (params.aggregation && !params.aggregation.hasCellUnit) {
      return <strong>{params.formattedValue} people</strong>;
    }
    return personColumns.progress.renderCell?.(params);
  },
};
// #endregion

const columns = [personColumns.department, personColumns.name, progress, personColumns.rating];
const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

export default function UnitAwareCells() {
  const [model, setModel] = useState<GridAggregationModel>({ progress: 'size' });

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Function of the Goals column"
        value={model.progress ?? null}
        onChange={(_event, next: string | null) => setModel(next ? { progress: next } : model)}
      >
        {['size', 'avg', 'min', 'max'].map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPremium
        aria-label="Progress by department"
        rows={rows}
        columns={columns}
        initialState={initialState}
        aggregationModel={model}
        onAggregationModelChange={setModel}
      />
    </Stack>
  );
}
