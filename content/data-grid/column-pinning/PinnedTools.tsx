import MailIcon from '@mui/icons-material/MailOutlined';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../../samples/people';

// #region preview
const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 130, pinnable: false },
  { field: 'role', headerName: 'Role', width: 150, pinnable: false },
  { field: 'email', headerName: 'Email', width: 260, pinnable: false },
  { field: 'office', headerName: 'Office', width: 130, pinnable: false },
  {
    field: 'tools',
    headerName: 'Mail',
    type: 'actions',
    width: 70,
    getActions: ({ row }: { row: Person }) => [
      <GridActionsCellItem
        key="mail"
        icon={<MailIcon />}
        label={`Write to ${row.firstName}`}
        onClick={() => window.open(`mailto:${row.email}`)}
      />,
    ],
  },
];

const initialState = {
  pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field], right: ['tools'] },
};
// #endregion

export default function PinnedTools() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={people}
        columns={columns}
        initialState={initialState}
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
