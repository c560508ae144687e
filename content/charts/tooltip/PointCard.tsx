import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../samples/chartFacts';

// #region preview
function PlanetContent() {
  const item = useItemTooltip<'scatter'>();
  const planet = planets[item?.identifier.dataIndex ?? -1];
  if (!planet) return null;
  return (
    <Paper elevation={3} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">{planet.id}</Typography>
      <Typography variant="body2">
        {planet.distance.toLocaleString('en-US')} million km from the Sun
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        One orbit takes {(planet.period / 365.25).toFixed(1)} years
      </Typography>
    </Paper>
  );
}

function PlanetTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <PlanetContent />
    </ChartsTooltipContainer>
  );
}
// #endregion

export default function PointCard() {
  return (
    <ScatterChart
      height={300}
      role="img"
      aria-label="Planets by distance from the Sun and orbital period"
      xAxis={[{ scaleType: 'log', label: 'Distance (million km)' }]}
      yAxis={[{ scaleType: 'log', label: 'Orbit (days)', width: 70 }]}
      series={[
        {
          label: 'Planets',
          color: '#7b1fa2',
          markerSize: 7,
          data: planets.map(({ id, distance, period }) => ({ id, x: distance, y: period })),
        },
      ]}
      slots={{ tooltip: PlanetTooltip }}
      hideLegend
    />
  );
}
