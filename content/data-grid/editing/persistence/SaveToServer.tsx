import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tools, type Tool } from '../../../samples/workshop';

const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 120, editable: true },
  { field: 'count', headerName: 'Count', type: 'number', width: 90, editable: true },
];

/** Simulates a request: returns the stored row after 700 ms. */
const saveTool = (tool: Tool, fail: boolean): Promise<Tool> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      if (fail) reject(new Error('No connection: the change was not saved.'));
      else if (!tool.name.trim()) reject(new Error('A tool needs a name.'));
      else resolve({ ...tool, name: tool.name.trim() });
    }, 700);
  });

export default function SaveToServer() {
  const [fail, setFail] = useState(false);
  const [message, setMessage] = useState<{ error: boolean; text: string }>();

  // #region preview
  const processRowUpdate = async (newTool: Tool) => {
    const saved = await saveTool(newTool, fail);
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
        aria-label="Tools"
        rows={tools}
        columns={columns}
        processRowUpdate={processRowUpdate}
        onProcessRowUpdateError={onProcessRowUpdateError}
        hideFooter
      />
    </Stack>
  );
}
