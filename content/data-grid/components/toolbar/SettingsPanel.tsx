import { createContext, use, useState } from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, Toolbar, ToolbarButton, type DataGridProps } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
type Settings = Pick<
  DataGridProps,
  'density' | 'showCellVerticalBorder' | 'showColumnVerticalBorder' | 'hideFooter'
>;

const SettingsContext = createContext({
  settings: {} as Settings,
  change: (_change: Settings) => {},
});

function SettingsToolbar() {
  const { settings, change } = use(SettingsContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const lines = settings.showCellVerticalBorder ?? false;

  const option = (label: string, checked: boolean, next: (on: boolean) => Settings) => (
    <FormControlLabel
      label={label}
      control={<Switch checked={checked} onChange={(_event, on) => change(next(on))} />}
    />
  );

  return (
    <Toolbar>
      <ToolbarButton aria-label="Settings" onClick={(event) => setAnchor(event.currentTarget)}>
        <SettingsIcon fontSize="small" />
      </ToolbarButton>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Stack sx={{ p: 2 }}>
          {option('Compact rows', settings.density === 'compact', (on) => ({
            density: on ? 'compact' : 'standard',
          }))}
          {option('Lines between columns', lines, (on) => ({
            showCellVerticalBorder: on,
            showColumnVerticalBorder: on,
          }))}
          {option('Footer', !settings.hideFooter, (on) => ({ hideFooter: !on }))}
        </Stack>
      </Popover>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: SettingsToolbar };

export default function SettingsPanel() {
  const [settings, setSettings] = useState<Settings>({ density: 'compact' });

  return (
    <SettingsContext value={{ settings, change: (next) => setSettings({ ...settings, ...next }) }}>
      <div style={{ height: 440, width: '100%' }}>
        <DataGrid
          aria-label="Staff"
          rows={rows}
          columns={columns}
          showToolbar
          slots={slots}
          {...settings}
        />
      </div>
    </SettingsContext>
  );
}
