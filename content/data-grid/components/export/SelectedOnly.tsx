import {
  DataGrid,
  ExportCsv,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { people, type Person } from '../../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
];

// #region preview
function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar aria-label="Selection">
      <ExportCsv
        disabled={count === 0}
        options={{
          fileName: 'selected-staff',
          getRowsToExport: ({ apiRef: grid }) => [...grid.current.getSelectedRows().keys()],
        }}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Download {count} selected
      </ExportCsv>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: SelectionToolbar };

export default function SelectedOnly() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={slots}
        checkboxSelection
        showToolbar
        hideFooter
      />
    </div>
  );
}
