import { useEffect, useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { people, utcOffsets, type Office, type Person } from '../../samples/people';

const columnsSeenFrom = (office: Office): GridColDef<Person>[] => [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 100 },
  { field: 'office', headerName: 'Office', width: 95 },
  {
    field: 'hoursApart',
    headerName: 'Hours apart',
    type: 'number',
    width: 125,
    valueGetter: (_value, person) => Math.abs(utcOffsets[person.office] - utcOffsets[office]),
  },
];

export default function ReapplySorting() {
  const apiRef = useGridApiRef();
  const [reapply, setReapply] = useState(true);
  const [office, setOffice] = useState<Office>('Lisbon');

  // #region preview
  const columns = useMemo(() => columnsSeenFrom(office), [office]);

  useEffect(() => {
    if (reapply) apiRef.current?.applySorting();
  }, [apiRef, columns, reapply]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="Your office"
        value={office}
        onChange={(event) => setOffice(event.target.value as Office)}
        slotProps={{ select: { native: true } }}
      >
        {Object.keys(utcOffsets).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={reapply} onChange={() => setReapply(!reapply)} />}
        label="Sort again when the office changes"
      />
      <DataGrid
        aria-label="Staff, nearest time zone first"
        apiRef={apiRef}
        rows={people}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'hoursApart', sort: 'asc' }] } }}
        hideFooter
      />
    </Stack>
  );
}
