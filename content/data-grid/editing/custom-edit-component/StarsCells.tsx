import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { people, type Person } from '../../../samples/people';

// #region preview
function StarsEditor({ id, field, value }: GridRenderEditCellParams<Person, number | null>) {
  const apiRef = useGridApiContext();

  const choose = async (stars: number | null) => {
    await apiRef.current.setEditCellValue({ id, field, value: stars });
    apiRef.current.stopCellEditMode({ id, field });
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 1 }}>
      <Rating
        name={`stars-${id}`}
        size="small"
        precision={0.5}
        value={value ?? null}
        onChange={(_event, stars) => void choose(stars)}
      />
    </Box>
  );
}
// #endregion

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 150,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) =>
      value === null ? 'none' : <Rating size="small" readOnly precision={0.5} value={value} />,
    renderEditCell: (params) => <StarsEditor {...params} />,
  },
];

export default function StarsCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Ratings" rows={people} columns={columns} hideFooter />
    </Box>
  );
}
