import FlagIcon from '@mui/icons-material/Flag';
import OutlinedFlagIcon from '@mui/icons-material/OutlinedFlag';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

type Flagged = Person & { flagged?: boolean };

// #region preview
function FlagButton({ id, row, value, tabIndex }: GridRenderCellParams<Flagged, boolean>) {
  const apiRef = useGridApiContext();

  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`Flag ${row.lastName}`}
      aria-pressed={Boolean(value)}
      onClick={() => apiRef.current.updateRows([{ id, flagged: !value }])}
    >
      {value ? <FlagIcon color="primary" /> : <OutlinedFlagIcon />}
    </IconButton>
  );
}
// #endregion

const columns: GridColDef<Flagged>[] = [
  {
    field: 'flagged',
    headerName: 'Flag',
    width: 80,
    renderCell: (params) => <FlagButton {...params} />,
  },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function FlagCell() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid<Flagged> aria-label="Staff" rows={people} columns={columns} hideFooter />
    </div>
  );
}
