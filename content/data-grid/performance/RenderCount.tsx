import { memo, useLayoutEffect, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridRow, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const counter = { rows: 0 };

const CountedRow = memo(function CountedRow(props: GridSlotProps['row']) {
  useLayoutEffect(() => {
    counter.rows += 1;
  });
  return <GridRow {...props} />;
});

const slots = { row: CountedRow };
const stableRowProps = { className: 'staff-row' };

export default function RenderCount() {
  const [message, setMessage] = useState('not measured');
  const [stable, setStable] = useState(true);
  const [ticks, setTicks] = useState(0);

  // #region preview
  const kept = useMemo(() => ({ row: stableRowProps }), []);
  // The unstable variant creates new objects on every render of this component.
  const slotProps = stable ? kept : { row: { style: { cursor: 'default' } } };
  // #endregion

  const renderAgain = () => {
    counter.rows = 0;
    setTicks((count) => count + 1);
    requestAnimationFrame(() => setMessage(`${counter.rows} rows re-rendered`));
  };

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={stable} onChange={() => setStable(!stable)} />}
        label="Stable slotProps"
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={renderAgain}>
          Render the parent ({ticks})
        </Button>
        <output>{message}</output>
      </Stack>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        hideFooter
      />
    </Stack>
  );
}
