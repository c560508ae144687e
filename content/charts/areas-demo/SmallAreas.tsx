import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { carbonDioxide } from '../../samples/chartFacts';
import { regionPopulation, temperatureAnomalies } from '../../samples/chartWorld';

const tiles = [
  { name: 'CO₂ (ppm)', color: '#7b1fa2', data: carbonDioxide.map(({ ppm }) => ppm) },
  {
    name: 'Warming (°C)',
    color: '#c62828',
    data: temperatureAnomalies.map(({ anomaly }) => anomaly),
  },
  { name: 'Africa (millions)', color: '#0f766e', data: regionPopulation.map((row) => row.africa) },
];

export default function SmallAreas() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      {tiles.map(({ name, color, data }) => (
        <Paper key={name} variant="outlined" sx={{ p: 1, height: 150, overflow: 'hidden' }}>
          <Typography variant="caption" component="div" noWrap>
            {name}
          </Typography>
          <Typography variant="h6" component="div">
            {data.at(-1)?.toLocaleString('en-US')}
          </Typography>
          {/* #region preview */}
          <SparkLineChart
            height={72}
            data={data}
            area
            baseline="min"
            curve="monotoneX"
            color={color}
            showTooltip
            showHighlight
            role="img"
            aria-label={`${name}, rising`}
          />
          {/* #endregion */}
        </Paper>
      ))}
    </Box>
  );
}
