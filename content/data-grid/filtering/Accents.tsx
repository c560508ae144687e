import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function Accents() {
  const [ignore, setIgnore] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={ignore} onChange={() => setIgnore(!ignore)} />}
        label="Krakow finds Kraków"
      />
      {/* #region preview */}
      <DataGrid
        key={String(ignore)}
        aria-label="Staff in Krakow"
        rows={people}
        columns={columns}
        ignoreDiacritics={ignore}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'office', operator: 'contains', value: 'Krakow' }] },
          },
        }}
        hideFooterPagination
      />
      {/* #endregion */}
    </Stack>
  );
}
