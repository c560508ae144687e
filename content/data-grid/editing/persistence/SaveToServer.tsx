import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, status, salaryEur, joinedOn } = personColumns;
const columns = [name, department, status, salaryEur, { ...joinedOn, width: 150 }].map(
  (column) => ({ ...column, editable: true }),
);

/** Simulates a request: returns the stored row after 700 ms. */
const savePerson = (person: GridPerson, fail: boolean): Promise<GridPerson> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      if (fail) reject(new Error('No connection: the change was not saved.'));
      else if (!person.name.trim()) reject(new Error('A person needs a name.'));
      else resolve({ ...person, name: person.name.trim() });
    }, 700);
  });

export default function SaveToServer() {
  const [fail, setFail] = useState(false);
  const [message, setMessage] = useState<{ error: boolean; text: string }>();

  // #region preview
  const processRowUpdate = async (newPerson: GridPerson) => {
    const saved = await savePerson(newPerson, fail);
    setMessage({ error: false, text: `${saved.name} saved.` });
    return saved;
  };

  const onProcessRowUpdateError = (error: Error) =>
    setMessage({ error: true, text: error.message });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fail} onChange={() => setFail(!fail)} />}
        label="Let saving fail"
      />
      <Alert
        severity={message?.error ? 'error' : 'info'}
        role={message?.error ? 'alert' : 'status'}
      >
        {message?.text ?? 'Double-click a cell to change it.'}
      </Alert>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        onProcessRowUpdateError={onProcessRowUpdateError}
      />
    </Stack>
  );
}
