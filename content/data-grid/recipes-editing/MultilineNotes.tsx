import { useState, type KeyboardEvent } from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { gridNotes, type GridNote } from '../../samples/gridNotes';

const rows = gridNotes(200);

// #region preview
function NoteEditor({ id, field, value, colDef }: GridRenderEditCellParams<GridNote, string>) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  // Enter saves, as in other cells. With Shift, it adds a line.
  const keepLineBreaks = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.shiftKey) event.stopPropagation();
  };

  return (
    <div ref={setAnchor} style={{ alignSelf: 'flex-start' }}>
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start" style={{ zIndex: 1300 }}>
          <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
            <InputBase
              multiline
              autoFocus
              fullWidth
              rows={5}
              value={value}
              inputProps={{ 'aria-label': 'Note' }}
              onKeyDown={keepLineBreaks}
              onChange={(event) =>
                void apiRef.current.setEditCellValue({ id, field, value: event.target.value })
              }
            />
          </Paper>
        </Popper>
      )}
    </div>
  );
}
// #endregion

const columns: GridColDef<GridNote>[] = [
  { field: 'author', headerName: 'Author', width: 140 },
  {
    field: 'text',
    headerName: 'Note',
    flex: 1,
    minWidth: 280,
    editable: true,
    renderEditCell: (params) => <NoteEditor {...params} />,
  },
  { field: 'product', headerName: 'Product', width: 120 },
];

export default function MultilineNotes() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid aria-label="Notes" rows={rows} columns={columns} />
    </div>
  );
}
