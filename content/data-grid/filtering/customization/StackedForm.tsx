import { DataGrid, gridClasses, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
const filterPanel: GridSlotsComponentsProps['filterPanel'] = {
  sx: {
    width: 280,
    [`& .${gridClasses.filterForm}`]: { flexDirection: 'column' },
  },
  filterFormProps: {
    columnInputProps: { sx: { width: '100%' } },
    operatorInputProps: { sx: { width: '100%' } },
    valueInputProps: { sx: { width: '100%', '& > *': { width: '100%' } } },
    deleteIconProps: { sx: { alignSelf: 'flex-end', order: 1 } },
  },
};
// #endregion

export default function StackedForm() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ filterPanel }}
      />
    </div>
  );
}
