import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { InCell } from './InCell';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(100);
const { name, country, status } = personColumns;
const columns = [name, country, status];

// #region preview
function NoColumnsOverlay() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      <InCell>
        <Stack spacing={1} sx={{ alignItems: 'center', p: 2, textAlign: 'center' }}>
          <Typography>All columns are hidden.</Typography>
          <Button variant="contained" onClick={() => apiRef.current.setColumnVisibilityModel({})}>
            Show all columns
          </Button>
        </Stack>
      </InCell>
    </GridOverlay>
  );
}
// #endregion

const slots = { noColumnsOverlay: NoColumnsOverlay };
const initialState = {
  columns: { columnVisibilityModel: { name: false, country: false, status: false } },
};

export default function NoColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Staff without visible columns"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
