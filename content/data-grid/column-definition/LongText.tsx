import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { watchBook, type LogEntry } from '../../samples/watchBook';

// #region preview
function LongTextCell({ value, tabIndex }: GridRenderCellParams<LogEntry, string>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {value}
      </Box>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label="Read the whole entry"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizIcon fontSize="small" />
      </IconButton>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Typography variant="body2" sx={{ p: 2, maxWidth: 300 }}>
          {value}
        </Typography>
      </Popover>
    </>
  );
}

const columns: GridColDef<LogEntry>[] = [
  { field: 'time', headerName: 'Time', width: 75 },
  {
    field: 'text',
    headerName: 'Entry',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: (params) => <LongTextCell {...params} />,
  },
];
// #endregion

export default function LongText() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Watch book"
        rows={watchBook}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
