import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Task {
  id: number;
  title: string;
  hours: number;
}

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const first: Task[] = [
  { id: 1, title: 'Check the moorings', hours: 3 },
  { id: 2, title: 'Repaint buoy 14', hours: 6 },
  { id: 3, title: 'Inspect the crane', hours: 4 },
];

export default function StateRows() {
  // #region preview
  const [rows, setRows] = useState(first);

  const add = () =>
    setRows((all) => {
      const id = 1 + Math.max(0, ...all.map((task) => task.id));
      return [...all, { id, title: `New task ${id}`, hours: 1 }];
    });
  const addHour = () =>
    setRows((all) => all.map((task, i) => (i === 0 ? { ...task, hours: task.hours + 1 } : task)));
  const removeLast = () => setRows((all) => all.slice(0, -1));
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={add}>
          Add
        </Button>
        <Button variant="outlined" onClick={addHour} disabled={!rows.length}>
          +1 hour
        </Button>
        <Button variant="outlined" onClick={removeLast} disabled={!rows.length}>
          Remove
        </Button>
      </Stack>
      <DataGrid aria-label="Tasks" rows={rows} columns={columns} hideFooter />
    </Stack>
  );
}
