import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { shipments, type Shipment } from '../../samples/shipments';

// #region preview
function SliderCell({
  id,
  field,
  value,
  colDef,
}: GridRenderEditCellParams<Shipment, number, string>) {
  const apiRef = useGridApiContext();

  return (
    <Slider
      size="small"
      aria-label={colDef.headerName}
      value={value ?? 0}
      onChange={(_event, next) => void apiRef.current.setEditCellValue({ id, field, value: next })}
      slotProps={{ input: { autoFocus: true } }}
      sx={{ mx: 2 }}
    />
  );
}

const percentColumn: GridColTypeDef<number, string> = {
  type: 'number',
  display: 'flex',
  width: 160,
  editable: true,
  valueFormatter: (value: number) => `${value} %`,
  renderCell: ({ value = 0, formattedValue }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        aria-label="Progress"
        variant="determinate"
        value={value}
        sx={{ flex: 1, height: 8, borderRadius: 4 }}
      />
      <Box sx={{ minWidth: 44, textAlign: 'end' }}>{formattedValue}</Box>
    </Box>
  ),
  renderEditCell: (params) => <SliderCell {...params} />,
};
// #endregion

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'progress', headerName: 'Progress', ...percentColumn },
];

export default function ProgressColumn() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Shipments" rows={shipments} columns={columns} hideFooter />
    </div>
  );
}
