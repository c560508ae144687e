import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 140 },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
];

type IconProps = { className?: string };

// Don't spread the props: the unsorted icon also receives `sortingOrder`.
const slots = {
  columnSortedAscendingIcon: ({ className }: IconProps) => <ExpandLessIcon className={className} />,
  columnSortedDescendingIcon: ({ className }: IconProps) => (
    <ExpandMoreIcon className={className} />
  ),
  columnUnsortedIcon: ({ className }: IconProps) => <UnfoldMoreIcon className={className} />,
};

export default function SortIcons() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={slots}
        className={[
          '[&_.MuiDataGrid-iconButtonContainer]:visible',
          '[&_.MuiDataGrid-iconButtonContainer]:w-auto',
          '[&_.MuiDataGrid-sortButton]:mx-1',
          '[&_.MuiDataGrid-sortButton]:opacity-100',
          '[&_.MuiDataGrid-columnHeader--sorted_.MuiDataGrid-sortButton]:bg-(--mui-palette-primary-main)',
          '[&_.MuiDataGrid-columnHeader--sorted_.MuiDataGrid-sortButton]:text-(--mui-palette-primary-contrastText)',
        ].join(' ')}
        initialState={{ sorting: { sortModel: [{ field: 'lastName', sort: 'asc' }] } }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
