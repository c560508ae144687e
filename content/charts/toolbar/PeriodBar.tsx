import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { temperatureAnomalies } from '../../samples/chartWorld';

const periods = { 'Since 1970': 1970, 'Since 2000': 2000, 'Since 2015': 2015 };
const PeriodContext = React.createContext({ start: 1970, setStart: (_year: number) => {} });
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number | null) => `\u2066${value}\u2069`;

// #region preview
function PeriodToolbar() {
  const { start, setStart } = React.useContext(PeriodContext);
  return (
    <Toolbar aria-label="Period">
      {Object.entries(periods).map(([name, year]) => (
        <ToolbarButton
          key={name}
          size="small"
          aria-pressed={start === year}
          style={{
            borderRadius: 4,
            color: 'inherit',
            fontSize: 13,
            textDecoration: start === year ? 'underline' : undefined,
          }}
          onClick={() => setStart(year)}
        >
          {name}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}
// #endregion

export default function PeriodBar() {
  const [start, setStart] = React.useState(1970);
  const context = React.useMemo(() => ({ start, setStart }), [start]);
  const rows = React.useMemo(
    () => temperatureAnomalies.filter(({ year }) => year >= start),
    [start],
  );

  return (
    <PeriodContext value={context}>
      <LineChart
        height={280}
        role="img"
        aria-label={`Global temperature since ${start}`}
        dataset={rows}
        xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year', valueFormatter: String }]}
        yAxis={[{ label: 'Difference (°C)', valueFormatter: isolated }]}
        series={[
          { dataKey: 'anomaly', label: 'Warmer by (°C)', color: '#c62828', showMark: false },
        ]}
        showToolbar
        slots={{ toolbar: PeriodToolbar }}
        hideLegend
      />
    </PeriodContext>
  );
}
