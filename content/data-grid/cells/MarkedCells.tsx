import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../samples/stations';

// #region preview
const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 100 },
  { field: 'region', headerName: 'Region', width: 100 },
  {
    field: 'uptime',
    headerName: 'Uptime (%)',
    type: 'number',
    width: 120,
    cellClassName: ({ value }) => ((value as number) < 97 ? 'low' : ''),
  },
];
// #endregion

export default function MarkedCells() {
  const [message, setMessage] = useState('Click a cell.');

  return (
    <div style={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <DataGrid
        aria-label="Charging stations"
        rows={stations}
        columns={columns}
        getRowId={(station) => station.name}
        onCellClick={({ id, field, formattedValue }) =>
          setMessage(`${id}, ${field}: ${String(formattedValue)}`)
        }
        sx={{ '& .low': { color: 'error.main', fontWeight: 700 } }}
        hideFooter
      />
    </div>
  );
}
