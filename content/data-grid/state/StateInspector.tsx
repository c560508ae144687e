import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, department, status, progress } = personColumns;
const columns = [name, department, status, progress];

export default function StateInspector() {
  const apiRef = useGridApiRef();
  const [dirtyOnly, setDirtyOnly] = useState(true);
  const [text, setText] = useState('Sort or hide a column, then export');
  // #region preview
  const inspect = () => {
    const state = apiRef.current?.exportState({ exportOnlyDirtyModels: dirtyOnly });
    setText(JSON.stringify(state, null, 2));
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 620, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={dirtyOnly} onChange={() => setDirtyOnly(!dirtyOnly)} />}
          label="exportOnlyDirtyModels"
        />
        <Button variant="outlined" onClick={inspect}>
          Export
        </Button>
      </Stack>
      <Box
        component="pre"
        role="status"
        aria-label="Exported state"
        tabIndex={0}
        sx={{ m: 0, p: 1, height: 180, overflow: 'auto', fontSize: 13, bgcolor: 'action.hover' }}
      >
        {text}
      </Box>
      <DataGrid aria-label="Staff" apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
