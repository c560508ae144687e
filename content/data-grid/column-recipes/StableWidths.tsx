import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from '../../samples/shipments';

export default function StableWidths() {
  const [inPounds, setInPounds] = useState(false);
  // #region preview
  const [widths, setWidths] = useState<Record<string, number>>({});

  const columns = useMemo<GridColDef<Shipment>[]>(() => {
    const definitions: GridColDef<Shipment>[] = [
      { field: 'goods', headerName: 'Goods', width: 180 },
      {
        field: 'tons',
        headerName: inPounds ? 'Weight (lb)' : 'Weight (t)',
        type: 'number',
        width: 130,
        valueGetter: (value: number) => (inPounds ? Math.round(value * 2204.62) : value),
      },
    ];
    return definitions.map((column) => ({
      ...column,
      width: widths[column.field] ?? column.width,
    }));
  }, [inPounds, widths]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={inPounds} onChange={() => setInPounds(!inPounds)} />}
        label="Weights in pounds"
      />
      <DataGrid
        aria-label="Shipments"
        rows={shipments}
        columns={columns}
        onColumnWidthChange={({ colDef, width }) =>
          setWidths((previous) => ({ ...previous, [colDef.field]: width }))
        }
        hideFooter
      />
    </Stack>
  );
}
