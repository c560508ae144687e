import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { InCell } from './InCell';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'team', headerName: 'Team', width: 130 },
];

// #region preview
function NoMatchesOverlay() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const rules = items.map(({ field, operator, value }) => `${field} ${operator} “${value}”`);

  return (
    <GridOverlay>
      <InCell>
        <Stack spacing={1} sx={{ alignItems: 'center', p: 2, textAlign: 'center' }}>
          <Typography>Nobody matches {rules.join(' and ') || 'the search'}.</Typography>
          <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
            Remove the filter
          </Button>
        </Stack>
      </InCell>
    </GridOverlay>
  );
}
// #endregion

export default function NoMatches() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={{ noResultsOverlay: NoMatchesOverlay }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'office', operator: 'equals', value: 'Oslo' }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
