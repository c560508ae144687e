import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

type Slot = { id: string; break?: boolean } & Partial<Record<(typeof days)[number], string>>;

const slots: Slot[] = [
  { id: '09:00', Mon: 'Choir', Tue: 'Quartet', Wed: 'Choir', Thu: 'Piano', Fri: 'Big band' },
  { id: '10:00', Mon: 'Choir', Tue: 'Piano', Wed: 'Choir', Thu: 'Piano', Fri: 'Big band' },
  { id: '11:00', Mon: 'Drums', Tue: 'Piano', Wed: 'Quartet', Thu: 'Drums', Fri: 'Big band' },
  { id: '12:00', Mon: 'Break, airing the studio', break: true },
  { id: '13:00', Mon: 'Drums', Tue: 'Piano', Wed: 'Quartet', Thu: 'Tuner', Fri: 'Choir' },
  { id: '14:00', Mon: 'Drums', Tue: 'Strings', Wed: 'Quartet', Thu: 'Tuner', Fri: 'Choir' },
];

// #region preview
const columns: GridColDef<Slot>[] = [
  { field: 'id', headerName: 'Time', width: 70, rowSpanValueGetter: () => null },
  ...days.map<GridColDef<Slot>>((field) => ({
    field,
    flex: 1,
    minWidth: 85,
    align: 'center',
    headerAlign: 'center',
    // The break spans the whole week …
    colSpan: (_value, row) => (row.break && field === 'Mon' ? days.length : 1),
    // … and is never merged with the rows before or after it.
    rowSpanValueGetter: (value: string | undefined, row) => (row.break ? null : value),
  })),
];
// #endregion

export default function StudioWeek() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Rehearsals of the week"
        rows={slots}
        columns={columns}
        rowSpanning
        disableColumnMenu
        disableColumnSorting
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        getRowClassName={({ row }) => (row.break ? 'break' : '')}
        sx={{ '& .break': { bgcolor: 'action.hover', fontStyle: 'italic' } }}
        hideFooter
      />
    </div>
  );
}
