import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { regions } from '../samples/stations';
import { EnergyChart } from './EnergyChart';
import { days, energyPerDay, NETWORK, regionOf, stationsAround } from './scope';
import { stationColumns } from './stationColumns';

const panes = {
  height: 598,
  display: 'grid',
  gap: '1px',
  bgcolor: 'divider',
  gridTemplate: '"head" auto "tree" 152px "chart" minmax(0, 1fr) "grid" 184px / minmax(0, 1fr)',
  '@container (min-width: 600px)': {
    gridTemplate: '"tree head" auto "tree chart" minmax(0, 1fr) "tree grid" 184px / 176px auto',
  },
  '@container (min-width: 960px)': {
    gridTemplate: '"tree head head" auto "tree chart grid" minmax(0, 1fr) / 200px auto 456px',
  },
  '& > *': { bgcolor: 'background.paper', minWidth: 0 },
};

export default function Showpiece() {
  const [expanded, setExpanded] = React.useState([NETWORK]);
  // #region preview
  // One state for all four components.
  const [scope, setScope] = React.useState(NETWORK);
  const [day, setDay] = React.useState(11);
  const rows = React.useMemo(() => stationsAround(scope), [scope]);
  const columns = React.useMemo(() => stationColumns(day), [day]);
  // #endregion

  const show = (name: string) => {
    setScope(name);
    setExpanded([NETWORK, regionOf(name)]);
  };

  return (
    <Paper variant="outlined" sx={{ containerType: 'inline-size', overflow: 'hidden' }}>
      <Box sx={panes}>
        <Box sx={{ gridArea: 'head', display: 'flex', alignItems: 'center', p: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" color="text.secondary">
              {scope}
            </Typography>
            <Typography component="bdi" variant="h6" noWrap>
              {energyPerDay(scope)[day]?.toLocaleString('en-GB')} kWh
            </Typography>
          </Box>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <DatePicker
              label="Day"
              format="D MMM"
              value={days[day]}
              onChange={(date) => {
                const index = days.findIndex((each) => each.isSame(date, 'day'));
                if (index >= 0) setDay(index);
              }}
              minDate={days.at(0)}
              maxDate={days.at(-1)}
              slotProps={{ textField: { size: 'small', sx: { width: 128 } } }}
            />
          </LocalizationProvider>
        </Box>
        <SimpleTreeView
          aria-label="Regions and stations"
          selectedItems={scope}
          onSelectedItemsChange={(_, name) => name && show(name)}
          expandedItems={expanded}
          onExpandedItemsChange={(_, names) => setExpanded(names)}
          expansionTrigger="iconContainer"
          sx={{
            gridArea: 'tree',
            p: 0.75,
            overflow: 'auto',
            '& .MuiTreeItem-label': { typography: 'body2' },
          }}
        >
          <TreeItem itemId={NETWORK} label={NETWORK}>
            {regions.map((region) => (
              <TreeItem key={region} itemId={region} label={region}>
                {stationsAround(region).map(({ name }) => (
                  <TreeItem key={name} itemId={name} label={name} />
                ))}
              </TreeItem>
            ))}
          </TreeItem>
        </SimpleTreeView>
        <Box sx={{ gridArea: 'chart', pt: 1 }}>
          <EnergyChart scope={scope} day={day} onDayChange={setDay} />
        </Box>
        <DataGrid
          label="Stations"
          rows={rows}
          columns={columns}
          getRowId={(row) => row.name}
          rowSelectionModel={{
            type: 'include',
            ids: new Set(rows.some((row) => row.name === scope) ? [scope] : []),
          }}
          onRowSelectionModelChange={({ ids: [name] }) => name && show(String(name))}
          density="compact"
          hideFooter
          sx={{ gridArea: 'grid', border: 0, borderRadius: 0 }}
        />
      </Box>
    </Paper>
  );
}
