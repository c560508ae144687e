import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

interface Sensor {
  id: number;
  name: string;
  pressureKpa: number;
}

const sensors: Sensor[] = Array.from({ length: 40 }, (_, i) => ({
  id: i,
  name: `Valve ${String(i + 1).padStart(2, '0')}`,
  pressureKpa: 400 + ((i * 37) % 90),
}));

const columns: GridColDef<Sensor>[] = [
  { field: 'name', headerName: 'Sensor', flex: 1, minWidth: 120 },
  { field: 'pressureKpa', headerName: 'Pressure (kPa)', type: 'number', width: 150 },
];

export default function ManyUpdates() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = useState(false);

  // #region preview
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    let tick = 0;
    const timer = setInterval(() => {
      tick += 1;
      const changed = sensors.filter(({ id }) => (id + tick) % 5 === 0);
      apiRef.current?.updateRows(
        changed.map(({ id }) => ({ id, pressureKpa: 400 + ((id * 37 + tick * 11) % 90) })),
      );
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, running]);
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 460, width: '100%', alignItems: 'stretch' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)} sx={{ alignSelf: 'start' }}>
        {running ? 'Stop' : 'Start'} the sensors
      </Button>
      <DataGridPro
        aria-label="Sensors"
        apiRef={apiRef}
        rows={sensors}
        columns={columns}
        throttleRowsMs={500}
        hideFooter
      />
    </Stack>
  );
}
