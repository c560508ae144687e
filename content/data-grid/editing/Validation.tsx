import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { tools, type Tool } from '../../samples/workshop';

// #region preview
function CountEditor(params: GridRenderEditCellParams<Tool, number>) {
  const { message, ...other } = params;
  return (
    <Tooltip open={Boolean(message)} title={message ?? ''} placement="top">
      <GridEditInputCell {...other} />
    </Tooltip>
  );
}

const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 120 },
  {
    field: 'count',
    headerName: 'Count',
    type: 'number',
    width: 120,
    editable: true,
    preProcessEditCellProps: ({ props }) => {
      const valid = Number.isInteger(props.value) && props.value >= 0 && props.value <= 20;
      return { ...props, error: !valid, message: valid ? undefined : 'A whole number up to 20' };
    },
    renderEditCell: (params) => <CountEditor {...params} />,
  },
];
// #endregion

export default function Validation() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Tools; counts from 0 to 20" rows={tools} columns={columns} hideFooter />
    </Box>
  );
}
