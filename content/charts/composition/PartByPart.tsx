import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { monthlyClimate } from '../../samples/rainfall';

const parts = {
  ChartsGrid: <ChartsGrid horizontal vertical />,
  AreaPlot: <AreaPlot />,
  LinePlot: <LinePlot />,
  MarkPlot: <MarkPlot />,
  ChartsXAxis: <ChartsXAxis />,
  ChartsYAxis: <ChartsYAxis />,
};
type Name = keyof typeof parts;
const names = Object.keys(parts) as Name[];

export default function PartByPart() {
  const [shown, setShown] = React.useState<Name[]>(['LinePlot', 'ChartsXAxis']);
  const toggle = (name: Name) =>
    setShown(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', maxWidth: 420 }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox size="small" checked={shown.includes(name)} onChange={() => toggle(name)} />
            }
          />
        ))}
      </Box>
      {/* #region preview */}
      <ChartContainer
        height={260}
        role="img"
        aria-label="Mean temperature by month"
        dataset={monthlyClimate}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        yAxis={[{ label: 'Temperature (°C)' }]}
        series={[{ type: 'line', dataKey: 'temperature', area: true, color: '#4254fb' }]}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.25 } }}
      >
        {names
          .filter((name) => shown.includes(name))
          .map((name) => (
            <React.Fragment key={name}>{parts[name]}</React.Fragment>
          ))}
      </ChartContainer>
      {/* #endregion */}
    </Box>
  );
}
