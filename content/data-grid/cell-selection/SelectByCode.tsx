import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, department, rating, progress, salaryEur } = personColumns;
const columns = [name, department, rating, progress, salaryEur];

const countCells = (model: GridCellSelectionModel) =>
  Object.values(model).flatMap((fields) => Object.values(fields).filter(Boolean)).length;

export default function SelectByCode() {
  const apiRef = useGridApiRef();
  const [count, setCount] = useState(0);
  // #region preview
  const selectRows = (from: number, to: number) =>
    apiRef.current?.selectCellRange({ id: from, field: 'rating' }, { id: to, field: 'salaryEur' });
  const clear = () => apiRef.current?.setCellSelectionModel({});
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => selectRows(1, 3)}>
          First three rows
        </Button>
        <Button variant="outlined" onClick={() => selectRows(4, 6)}>
          Next three rows
        </Button>
        <Button onClick={clear}>Clear</Button>
      </Stack>
      <Typography role="status">{count} cells selected</Typography>
      <DataGridPremium
        aria-label="Staff with cells selected by buttons"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        cellSelection
        rowSelection={false}
        onCellSelectionModelChange={(model) => setCount(countCells(model))}
        hideFooter
      />
    </Stack>
  );
}
