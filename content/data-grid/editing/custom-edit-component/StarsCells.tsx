import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
function StarsEditor({ id, field, value }: GridRenderEditCellParams<GridPerson, number | null>) {
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

const columns: GridColDef<GridPerson>[] = [
  personColumns.name,
  {
    ...personColumns.rating,
    width: 150,
    editable: true,
    renderEditCell: (params) => <StarsEditor {...params} />,
  },
  personColumns.department,
  personColumns.status,
  personColumns.progress,
];

export default function StarsCells() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Ratings" rows={rows} columns={columns} />
    </Box>
  );
}
