import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridInitialState,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);
const firstModel: GridPivotModel = {
  rows: [{ field: 'department' }],
  columns: [{ field: 'country' }],
  values: [{ field: 'salaryEur', aggFunc: 'avg' }],
};

interface View {
  columns?: GridInitialState['columns'];
  pivotModel: GridPivotModel;
  pivotActive: boolean;
}

export default function PivotColumns() {
  const apiRef = useGridApiRef();
  const [visit, setVisit] = useState(1);
  const [pivotModel, setPivotModel] = useState(firstModel);
  const [pivotActive, setPivotActive] = useState(false);
  const [saved, setSaved] = useState<View>({ pivotModel, pivotActive });

  // #region preview
  const save = () =>
    // While pivoting is active, this is still the state of the ordinary columns.
    setSaved({ columns: apiRef.current?.exportState().columns, pivotModel, pivotActive });

  const reload = () => {
    setPivotModel(saved.pivotModel);
    setPivotActive(saved.pivotActive);
    setVisit(visit + 1);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={save}>
          Save view
        </Button>
        <Button variant="outlined" onClick={reload}>
          Reload
        </Button>
      </Stack>
      <DataGridPremium
        key={visit}
        aria-label="Staff"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{ columns: saved.columns }}
        pivotModel={pivotModel}
        onPivotModelChange={setPivotModel}
        pivotActive={pivotActive}
        onPivotActiveChange={setPivotActive}
      />
    </Stack>
  );
}
