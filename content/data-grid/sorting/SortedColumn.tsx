import { useState } from 'react';
import { DataGrid, gridClasses, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 130 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 140 },
];

export default function SortedColumn() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'joinedOn', sort: 'asc' }]);
  const sortedFields = sortModel.map((rule) => rule.field);

  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        getCellClassName={({ field }) => (sortedFields.includes(field) ? 'sorted-cell' : '')}
        sx={{
          [`& .${gridClasses.columnHeader}.${gridClasses['columnHeader--sorted']}`]: {
            bgcolor: 'action.selected',
            borderBottom: '2px solid',
            borderBottomColor: 'primary.main',
          },
          '& .sorted-cell': { bgcolor: 'action.hover', fontWeight: 500 },
        }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
