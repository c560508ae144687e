import { createContext, useContext, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { gridNotes, type GridNote } from '../../samples/gridNotes';

const rows = gridNotes(200);

// #region preview
interface Expansion {
  open: ReadonlySet<GridRowId>;
  toggle: (id: GridRowId) => void;
}
// The state is outside the cells: a cell unmounts when it scrolls away.
const ExpansionContext = createContext<Expansion>({ open: new Set(), toggle: () => {} });

function Note({ id, text, tabIndex }: { id: GridRowId; text: string; tabIndex: 0 | -1 }) {
  const { open, toggle } = useContext(ExpansionContext);
  const long = text.length > 120;
  const expanded = open.has(id);

  return (
    <Box sx={{ py: 1.5 }}>
      {long && !expanded ? `${text.slice(0, 110)}… ` : `${text} `}
      {long && (
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-expanded={expanded}
          onClick={() => toggle(id)}
        >
          {expanded ? 'Less' : 'More'}
        </Button>
      )}
    </Box>
  );
}
// #endregion

const columns: GridColDef<GridNote>[] = [
  { field: 'product', headerName: 'Product', width: 110 },
  {
    field: 'text',
    headerName: 'Note',
    flex: 1,
    minWidth: 180,
    renderCell: ({ id, row, tabIndex }) => <Note id={id} text={row.text} tabIndex={tabIndex} />,
  },
];
const autoHeight = () => 'auto' as const;
const estimate = () => 90;

export default function ExpandableCells() {
  const [open, setOpen] = useState<ReadonlySet<GridRowId>>(new Set([1]));
  const expansion = useMemo(
    () => ({
      open,
      toggle: (id: GridRowId) =>
        setOpen(
          open.has(id) ? new Set([...open].filter((each) => each !== id)) : new Set([...open, id]),
        ),
    }),
    [open],
  );

  return (
    <ExpansionContext.Provider value={expansion}>
      <Box sx={{ height: 480, width: '100%' }}>
        <DataGrid
          aria-label="Service notes that expand"
          rows={rows}
          columns={columns}
          getRowHeight={autoHeight}
          getEstimatedRowHeight={estimate}
          disableRowSelectionOnClick
        />
      </Box>
    </ExpansionContext.Provider>
  );
}
