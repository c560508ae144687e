import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { people, type Person } from '../../samples/people';

type Pins = NonNullable<DataGridProProps['pinnedColumns']>;

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 120 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'role', headerName: 'Role', width: 140 },
  { field: 'email', headerName: 'Email', width: 240 },
];

const countOf = ({ left = [], right = [] }: Pins) => left.length + right.length;

export default function ControlledPins() {
  // #region preview
  const [pins, setPins] = useState<Pins>({ left: ['lastName'] });
  const [refused, setRefused] = useState(false);

  const changePins = (next: Pins) => {
    const tooMany = countOf(next) > 2;
    setRefused(tooMany);
    if (!tooMany) {
      setPins(next);
    }
  };
  // #endregion

  return (
    <div style={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Alert severity={refused ? 'warning' : 'info'} sx={{ mb: 1 }}>
        {countOf(pins)} of 2 pinned. {refused && 'Unpin one first.'}
      </Alert>
      <DataGridPro
        aria-label="Staff"
        rows={people}
        columns={columns}
        pinnedColumns={pins}
        onPinnedColumnsChange={changePins}
        hideFooter
      />
    </div>
  );
}
