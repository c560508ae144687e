import { useRef, useState } from 'react';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { people, type Person } from '../../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

// #region preview
function SettingsToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <Toolbar aria-label="View">
      <Tooltip title="Row density">
        <ToolbarButton
          ref={button}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <SettingsOutlinedIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {densities.map((name) => (
          <MenuItem
            key={name}
            selected={name === density}
            onClick={() => {
              apiRef.current.setDensity(name);
              setOpen(false);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: SettingsToolbar };

export default function ViewSettings() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
