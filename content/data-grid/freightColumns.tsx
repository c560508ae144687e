import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid';
import { shipmentStatuses, type Shipment, type ShipmentStatus } from '../samples/shipments';

const colors: Record<ShipmentStatus, string> = {
  booked: 'text.disabled',
  moving: 'info.main',
  customs: 'warning.main',
  delivered: 'success.main',
};

const euros = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export const freightColumns: GridColDef<Shipment>[] = [
  { field: 'mode', headerName: 'Mode', width: 90 },
  { field: 'goods', headerName: 'Goods', width: 170 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: shipmentStatuses,
    editable: true,
    width: 110,
    display: 'flex',
    renderCell: ({ value }: { value?: ShipmentStatus }) =>
      value && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colors[value] }} />
          {value}
        </Box>
      ),
  },
  {
    field: 'progress',
    headerName: 'Done (%)',
    type: 'number',
    width: 115,
    display: 'flex',
    renderCell: ({ value }: { value?: number }) =>
      value !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
          <LinearProgress
            aria-label="Share of the route"
            variant="determinate"
            value={value}
            sx={{ flex: 1, height: 6, borderRadius: 3 }}
          />
          <Box sx={{ width: 28, textAlign: 'end' }}>{Math.round(value)}</Box>
        </Box>
      ),
  },
  {
    field: 'valueEur',
    headerName: 'Value (EUR)',
    type: 'number',
    width: 128,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
  {
    field: 'delayHours',
    headerName: 'Delay (h)',
    width: 120,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ value }: { value?: number[] }) =>
      value && (
        <SparkLineChart data={value} width={98} height={34} area yAxis={{ min: 0, max: 36 }} />
      ),
  },
  { field: 'tons', headerName: 'Weight (t)', type: 'number', width: 110 },
  {
    field: 'route',
    headerName: 'Route',
    width: 180,
    valueGetter: (_value, row) => (row.from ? `${row.from} – ${row.to}` : null),
  },
  { field: 'arrivesOn', headerName: 'Arrives', type: 'date', width: 110 },
];
