import { useEffect, useRef, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(100);
const { name, country, rating, progress } = personColumns;
const columns = [name, country, rating, progress];

function CountedGrid() {
  const output = useRef<HTMLOutputElement>(null);
  const renders = useRef(0);

  useEffect(() => {
    renders.current += 1;
    if (output.current) output.current.textContent = `The grid rendered ${renders.current} times`;
  });

  return (
    <>
      <output ref={output} />
      <DataGrid aria-label="Staff below a note" rows={rows} columns={columns} hideFooter />
    </>
  );
}

// #region preview
function StateInParent() {
  const [note, setNote] = useState('');

  return (
    <>
      <TextField label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <CountedGrid />
    </>
  );
}

function NoteField() {
  const [note, setNote] = useState('');
  return <TextField label="Note" value={note} onChange={(event) => setNote(event.target.value)} />;
}

function StateInSibling() {
  return (
    <>
      <NoteField />
      <CountedGrid />
    </>
  );
}
// #endregion

export default function StatePlacement() {
  const [inParent, setInParent] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={inParent} onChange={() => setInParent(!inParent)} />}
        label="Keep the text in the parent of the grid"
      />
      {inParent ? <StateInParent /> : <StateInSibling />}
    </Stack>
  );
}
