import { BarChart } from '@mui/x-charts/BarChart';
import {
  PiecewiseColorLegend,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import { monthlyRainfall } from '../../samples/rainfall';

const names = ({ min, max }: PiecewiseLabelFormatterParams) =>
  min === null ? 'dry' : max === null ? 'wet' : 'moderate';

export default function ClassLabels() {
  return (
    // #region preview
    <BarChart
      height={280}
      role="img"
      aria-label="On the coast, September to January are wet"
      dataset={monthlyRainfall}
      xAxis={[{ dataKey: 'month', label: 'Month' }]}
      yAxis={[
        {
          label: 'Rainfall (mm)',
          colorMap: {
            type: 'piecewise',
            thresholds: [100, 160],
            colors: ['#d55e00', '#7d8590', '#4254fb'],
          },
        },
      ]}
      series={[{ dataKey: 'skerryPoint', label: 'Rainfall' }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: names,
          sx: { width: 'fit-content' },
        },
      }}
    />
    // #endregion
  );
}
