import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, GridCellEditStartReasons, GridCellEditStopReasons } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, status, salaryEur, progress } = personColumns;
const columns = [name, department, status, salaryEur, progress].map((column) => ({
  ...column,
  editable: true,
}));

export default function StartAndStop() {
  const [noTyping, setNoTyping] = useState(false);
  const [stayOpen, setStayOpen] = useState(false);
  const [last, setLast] = useState('Nothing has happened yet.');

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={noTyping} onChange={() => setNoTyping(!noTyping)} />}
          label="Typing does not start"
        />
        <FormControlLabel
          control={<Switch checked={stayOpen} onChange={() => setStayOpen(!stayOpen)} />}
          label="A click outside does not stop"
        />
      </Stack>
      <Typography role="status">{last}</Typography>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        onCellEditStart={(params, event) => {
          setLast(`Start, ${params.reason}`);
          if (noTyping && params.reason === GridCellEditStartReasons.printableKeyDown) {
            event.defaultMuiPrevented = true;
          }
        }}
        onCellEditStop={(params, event) => {
          setLast(`Stop, ${params.reason}`);
          if (stayOpen && params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
