import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { stations, type Station } from '../../samples/stations';

// #region preview
const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'chargers', headerName: 'Chargers', type: 'number', width: 100 },
];

// Outside the component, so that the function is the same on every render.
const idOf = (station: Station) => station.name;
// #endregion

export default function OwnIds() {
  const [id, setId] = useState<GridRowId | null>(null);

  return (
    <div style={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {id ? `You clicked the row with the id ${id}.` : 'Click a row.'}
      </Typography>
      <DataGrid
        aria-label="Charging stations"
        rows={stations}
        columns={columns}
        getRowId={idOf}
        onRowClick={(params) => setId(params.id)}
        hideFooter
      />
    </div>
  );
}
