import Box from '@mui/material/Box';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, department, status } = personColumns;
const columns = [name, country, department, status];

// #region preview
function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar>
      <ToolbarButton
        disabled={count === 0}
        onClick={() => apiRef.current.exportDataAsCsv({ fileName: 'staff', utf8WithBom: true })}
      >
        Export {count} rows
      </ToolbarButton>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: SelectionToolbar };

export default function ExportSelected() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Staff, selected rows can be exported"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
