import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, GridOverlay, useGridApiContext } from '@mui/x-data-grid-premium';
import { InCell } from './InCell';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, department, salaryEur } = personColumns;
const columns = [name, country, department, salaryEur];

// #region preview
function EmptyPivotOverlay() {
  const apiRef = useGridApiContext();
  const suggest = () =>
    apiRef.current.setPivotModel({
      rows: [{ field: 'department' }],
      columns: [{ field: 'country', sort: 'asc' }],
      values: [{ field: 'salaryEur', aggFunc: 'avg' }],
    });

  return (
    <GridOverlay>
      <InCell>
        <Stack spacing={1} sx={{ alignItems: 'center', p: 2, textAlign: 'center' }}>
          <Typography>Choose a field for the rows, or start with a suggestion.</Typography>
          <Button variant="contained" onClick={suggest}>
            Salaries by department
          </Button>
        </Stack>
      </InCell>
    </GridOverlay>
  );
}
// #endregion

const slots = { emptyPivotOverlay: EmptyPivotOverlay };
const initialState = {
  pivoting: { enabled: true, model: { rows: [], columns: [], values: [] } },
};

export default function EmptyPivot() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff, not pivoted yet"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
