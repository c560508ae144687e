import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, gridColumnFieldsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, department, status, rating } = personColumns;
const columns = [name, country, department, status, rating];
const defaultOrder = columns.map(({ field }) => field);

export default function SavedOrder() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = useState(defaultOrder);
  // #region preview
  const save = () => setOrder(gridColumnFieldsSelector(apiRef));
  const reset = () => {
    defaultOrder.forEach((field, index) => apiRef.current?.setColumnIndex(field, index));
    setOrder(defaultOrder);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">Saved order: {order.join(', ')}</Typography>
      <div>
        <Button variant="outlined" size="small" onClick={reset}>
          Reset the order
        </Button>
      </div>
      <DataGridPro
        aria-label="Staff with a saved column order"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onColumnOrderChange={save}
        hideFooter
      />
    </Stack>
  );
}
