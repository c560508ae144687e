import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 130, editable: true },
  { field: 'role', headerName: 'Role', width: 160, editable: true },
];

interface Question {
  cells: number;
  answer: (accepted: boolean) => void;
}

export default function ConfirmPaste() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [state, setState] = useState('Copy some cells, then paste them elsewhere');

  // #region preview
  const confirmPaste = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      const answer = (accepted: boolean) => {
        setQuestion(null);
        setState(accepted ? 'Pasting' : 'Paste cancelled');
        return accepted ? resolve() : reject(new Error('cancelled'));
      };
      setQuestion({ cells: data.flat().length, answer });
    });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Alert severity="info" role="status">
        {state}
      </Alert>
      <DataGridPremium
        aria-label="Staff, with a confirmation before each paste"
        rows={people}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={confirmPaste}
        onClipboardPasteEnd={() => setState('Pasted')}
      />
      <Dialog open={question !== null} onClose={() => question?.answer(false)}>
        <DialogTitle>Paste into {question?.cells} cells?</DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
