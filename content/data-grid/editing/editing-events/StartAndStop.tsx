import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type GridColDef,
} from '@mui/x-data-grid';
import { tools, type Tool } from '../../../samples/workshop';

const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 120, editable: true },
  { field: 'count', headerName: 'Count', type: 'number', width: 90, editable: true },
];

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
        aria-label="Tools"
        rows={tools}
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
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
