import FlightLandIcon from '@mui/icons-material/FlightLand';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { shipments, type Shipment } from '../../samples/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'from', headerName: 'Place', flex: 1, minWidth: 100 },
  { field: 'departedOn', headerName: 'Day', type: 'date', width: 110 },
  { field: 'to', headerName: 'Place', flex: 1, minWidth: 100 },
  { field: 'arrivesOn', headerName: 'Day', type: 'date', width: 110 },
];

// #region preview
const groups: GridColumnGroupingModel = [
  {
    groupId: 'out',
    headerName: 'Departure',
    description: 'Where the goods were handed over',
    headerClassName: 'group-out',
    children: [{ field: 'from' }, { field: 'departedOn' }],
    renderHeaderGroup: ({ headerName }) => (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <FlightTakeoffIcon fontSize="small" /> {headerName}
      </Box>
    ),
  },
  {
    groupId: 'in',
    headerName: 'Arrival',
    headerAlign: 'center',
    headerClassName: 'group-in',
    children: [{ field: 'to' }, { field: 'arrivesOn' }],
    renderHeaderGroup: ({ headerName }) => (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <FlightLandIcon fontSize="small" /> {headerName}
      </Box>
    ),
  },
];
// #endregion

export default function GroupLook() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={shipments}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={44}
        sx={{
          '& .group-out': { boxShadow: 'inset 0 -3px var(--mui-palette-info-main)' },
          '& .group-in': { boxShadow: 'inset 0 -3px var(--mui-palette-success-main)' },
        }}
        hideFooter
      />
    </div>
  );
}
