import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses, useGridApiRef } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(120);
const { country, department, name, progress } = personColumns;
const columns = [country, department, name, progress];
const initialState = {
  rowGrouping: { model: ['country', 'department'] },
  columns: { columnVisibilityModel: { country: false, department: false } },
};

export default function MarkedGroups() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff, with groups that have somebody below 5%"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        getRowClassName={({ id }) => {
          const members = apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
          const behind = members.some((member) => {
            const person = apiRef.current?.getRow<GridPerson>(member);
            return person != null && person.progress < 5;
          });
          return behind ? 'group-behind' : '';
        }}
        sx={{
          [`& .group-behind .${gridClasses.cell}`]: { fontWeight: 700, bgcolor: 'action.selected' },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
