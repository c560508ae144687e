import * as React from 'react';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import StackedBarChartIcon from '@mui/icons-material/StackedBarChart';
import Tooltip from '@mui/material/Tooltip';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { ticketSales } from '../../samples/transit';

const StackContext = React.createContext({ stacked: true, setStacked: (_next: boolean) => {} });

// #region preview
function StackToolbar() {
  const { stacked, setStacked } = React.useContext(StackContext);
  return (
    <Toolbar aria-label="Chart options">
      <Tooltip title="Stack the bars">
        <ToolbarButton
          size="small"
          aria-pressed={stacked}
          style={{ backgroundColor: stacked ? 'rgb(66 84 251 / 0.25)' : undefined }}
          onClick={() => setStacked(!stacked)}
        >
          <StackedBarChartIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Reset">
        <ToolbarButton size="small" onClick={() => setStacked(true)}>
          <RestartAltIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}
// #endregion

export default function FilterBar() {
  const [stacked, setStacked] = React.useState(true);
  const stack = stacked ? 'tickets' : undefined;
  const value = React.useMemo(() => ({ stacked, setStacked }), [stacked]);

  return (
    <StackContext value={value}>
      <BarChart
        height={280}
        role="img"
        aria-label="Tickets sold by line and type"
        dataset={ticketSales}
        xAxis={[{ dataKey: 'line', label: 'Line' }]}
        yAxis={[{ label: 'Tickets (thousand)' }]}
        series={[
          { dataKey: 'season', label: 'Season', color: '#4254fb', stack },
          { dataKey: 'single', label: 'Single', color: '#d55e00', stack },
        ]}
        showToolbar
        slots={{ toolbar: StackToolbar }}
      />
    </StackContext>
  );
}
