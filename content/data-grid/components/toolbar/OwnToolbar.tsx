import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import FilterAltOutlinedIcon from '@mui/icons-material/FilterAltOutlined';
import ViewColumnOutlinedIcon from '@mui/icons-material/ViewColumnOutlined';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function StaffToolbar() {
  return (
    <Toolbar aria-label="Staff list">
      <Typography sx={{ flex: 1, mx: 1, fontWeight: 600 }}>Staff</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnOutlinedIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, state) => (
            <ToolbarButton
              {...props}
              color="default"
              aria-label={state.filterCount > 0 ? `Filters: ${state.filterCount}` : 'Filters'}
            >
              <Badge badgeContent={state.filterCount || null} color="primary">
                <FilterAltOutlinedIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />} options={{ fileName: 'staff' }}>
          <FileDownloadOutlinedIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: StaffToolbar };
// #endregion

export default function OwnToolbar() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
