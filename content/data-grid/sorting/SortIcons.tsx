import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
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

const unsorted = `.${gridClasses.columnHeader}:not(.${gridClasses['columnHeader--sorted']})`;

export default function SortIcons() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={slots}
        sx={{
          [`& .${gridClasses.columnHeader} .${gridClasses.iconButtonContainer}`]: {
            visibility: 'visible',
            width: 'auto',
          },
          [`& .${gridClasses.sortButton}`]: { mx: 0.5 },
          [`& ${unsorted} .${gridClasses.sortButton}, & ${unsorted}:hover .${gridClasses.sortButton}`]:
            { opacity: 1 },
          [`& .${gridClasses['columnHeader--sorted']} .${gridClasses.sortButton}`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
        initialState={{ sorting: { sortModel: [{ field: 'lastName', sort: 'asc' }] } }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
