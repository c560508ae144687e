import { useState } from 'react';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function DrawerToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const [open, setOpen] = useState(false);

  return (
    <Toolbar>
      <ToolbarButton aria-label="Columns" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ViewColumnIcon fontSize="small" />
      </ToolbarButton>
      <Drawer anchor="bottom" open={open} onClose={() => setOpen(false)}>
        <Stack sx={{ p: 2 }}>
          <Typography component="h2" variant="h6">
            Columns
          </Typography>
          {all.map(({ field, headerName, hideable }) => (
            <FormControlLabel
              key={field}
              label={headerName ?? field}
              disabled={hideable === false}
              control={<Switch checked={model[field] !== false} />}
              onChange={(_event, visible) => apiRef.current.setColumnVisibility(field, visible)}
            />
          ))}
        </Stack>
      </Drawer>
    </Toolbar>
  );
}

const slots = { toolbar: DrawerToolbar };
// #endregion

export default function ColumnsDrawer() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} showToolbar slots={slots} />
    </div>
  );
}
