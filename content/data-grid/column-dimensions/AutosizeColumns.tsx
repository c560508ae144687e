import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../samples/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'items', headerName: 'Number of items', type: 'number' },
  { field: 'country', headerName: 'Country' },
];

export default function AutosizeColumns() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  const [includeOutliers, setIncludeOutliers] = useState(true);
  const [expand, setExpand] = useState(false);
  const options = { includeHeaders, includeOutliers, expand };

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', minHeight: 122 }}>
        <FormControlLabel
          control={<Switch checked={includeHeaders} onChange={(_e, on) => setIncludeHeaders(on)} />}
          label="Headers"
        />
        <FormControlLabel
          control={
            <Switch checked={includeOutliers} onChange={(_e, on) => setIncludeOutliers(on)} />
          }
          label="Outliers"
        />
        <FormControlLabel
          control={<Switch checked={expand} onChange={(_e, on) => setExpand(on)} />}
          label="Expand"
        />
        <Button onClick={() => apiRef.current?.autosizeColumns(options)}>Fit the columns</Button>
      </Stack>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        autosizeOptions={options}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
