import { useRef, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, salaryEur, progress } = personColumns;
const columns = [name, department, { ...salaryEur, editable: true }, progress];

export default function OptimisticSave() {
  const apiRef = useGridApiRef();
  const [fail, setFail] = useState(false);
  const [message, setMessage] = useState('Change a salary. The cell closes at once.');
  const versions = useRef(new Map<number, number>());

  /** Simulates a request of 1.5 seconds. */
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    if (fail) throw new Error('The server refused the change.');
  };

  // #region preview
  const save = (newRow: GridPerson, oldRow: GridPerson) => {
    const version = (versions.current.get(newRow.id) ?? 0) + 1;
    versions.current.set(newRow.id, version);
    setMessage(`Saving ${newRow.name}…`);
    send().then(
      () => setMessage(`Saved ${newRow.name}.`),
      (error: Error) => {
        setMessage(`${error.message} ${oldRow.name} is unchanged.`);
        // A later edit of the same row must not be overwritten.
        if (versions.current.get(newRow.id) === version) apiRef.current?.updateRows([oldRow]);
      },
    );
    return newRow;
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fail} onChange={() => setFail(!fail)} />}
        label="Let saving fail"
      />
      <Typography role="status">{message}</Typography>
      <DataGrid
        aria-label="Salaries"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        processRowUpdate={save}
      />
    </Stack>
  );
}
