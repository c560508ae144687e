import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, department, status, progress } = personColumns;
const columns = [name, country, department, status, progress];
const places = ['country', 'department'];

export default function OpenPanel() {
  const apiRef = useGridApiRef();
  // #region preview
  const openPanel = () => apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  const setPlaces = (visible: boolean) =>
    places.forEach((field) => apiRef.current?.setColumnVisibility(field, visible));
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={openPanel}>
          Choose columns
        </Button>
        <Button variant="outlined" onClick={() => setPlaces(false)}>
          Hide places
        </Button>
        <Button variant="outlined" onClick={() => setPlaces(true)}>
          Show places
        </Button>
      </Stack>
      <DataGrid
        aria-label="Staff with buttons for columns"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
      />
    </Stack>
  );
}
