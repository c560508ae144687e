import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tools, type Tool } from '../../../samples/workshop';

const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'depositEur', headerName: 'Deposit (EUR)', type: 'number', width: 140, editable: true },
];

interface Question {
  newTool: Tool;
  oldTool: Tool;
  answer: (row: Tool) => void;
}

export default function AskBeforeSaving() {
  // #region preview
  const [question, setQuestion] = useState<Question | null>(null);

  const processRowUpdate = (newTool: Tool, oldTool: Tool) =>
    newTool.depositEur === oldTool.depositEur
      ? oldTool
      : new Promise<Tool>((answer) => setQuestion({ newTool, oldTool, answer }));

  const decide = (row: Tool) => {
    question?.answer(row);
    setQuestion(null);
  };
  // #endregion

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Deposits"
        rows={tools}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <Dialog open onClose={() => decide(question.oldTool)} aria-labelledby="deposit-title">
          <DialogTitle id="deposit-title">Change the deposit?</DialogTitle>
          <DialogContent>
            {question.oldTool.name}: {question.oldTool.depositEur} to {question.newTool.depositEur}{' '}
            EUR
          </DialogContent>
          <DialogActions>
            <Button onClick={() => decide(question.oldTool)}>Keep</Button>
            <Button autoFocus onClick={() => decide(question.newTool)}>
              Change
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
