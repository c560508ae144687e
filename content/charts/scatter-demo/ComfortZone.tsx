import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const readings = Array.from({ length: 48 }, (_, hour) => ({
  id: hour,
  x: Math.round(52 + 14 * Math.sin(hour / 3.8) + 5 * Math.sin(hour * 2.1)),
  y: Math.round((21 + 3.2 * Math.sin(hour / 3.8 + 2.4) + 0.8 * Math.sin(hour * 1.3)) * 10) / 10,
}));

// #region preview
function Zone(props: { humidity: [number, number]; temperature: [number, number] }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const [dry, humid] = props.humidity;
  const [cold, warm] = props.temperature;
  return (
    <g>
      <rect
        x={x(dry)}
        y={y(warm)}
        width={x(humid) - x(dry)}
        height={y(cold) - y(warm)}
        rx={6}
        fill="#16a34a"
        fillOpacity={0.2}
      />
      <text x={x(dry) + 8} y={y(warm) + 18} fontSize={12} fill="currentColor">
        Comfortable
      </text>
    </g>
  );
}
// #endregion

export default function ComfortZone() {
  return (
    <ChartDataProvider
      height={300}
      xAxis={[{ label: 'Humidity (percent)', min: 25, max: 80 }]}
      yAxis={[{ label: 'Temperature (°C)', min: 16, max: 26 }]}
      series={[
        { type: 'scatter', data: readings, label: 'Percent, °C', color: '#0369a1', markerSize: 4 },
      ]}
    >
      <ChartsSurface role="img" aria-label="About half of the readings are in the comfort zone">
        <Zone humidity={[40, 60]} temperature={[19, 23]} />
        <ScatterPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </ChartDataProvider>
  );
}
