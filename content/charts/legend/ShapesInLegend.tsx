import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

// #region preview
const mark = (path: string) =>
  function ShapeMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg className={className} viewBox="-7 -7 14 14" width={14} height={14} aria-hidden>
        <path d={path} fill={color} />
      </svg>
    );
  };

const shapes = {
  square: mark('M-5-5H5V5H-5z'),
  diamond: mark('M0-7 5 0 0 7-5 0z'),
  triangle: mark('M0-6 6 5H-6z'),
} as const;
// #endregion

export default function ShapesInLegend() {
  return (
    <LineChart
      height={280}
      role="img"
      aria-label="Wind grows while gas and coal decline"
      dataset={yearlyGeneration}
      xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
      yAxis={[{ label: 'Generation (TWh)', min: 0 }]}
      series={[
        {
          dataKey: 'wind',
          label: 'Wind',
          color: '#00796b',
          shape: 'square',
          labelMarkType: shapes.square,
        },
        {
          dataKey: 'gas',
          label: 'Gas',
          color: '#b26a00',
          shape: 'diamond',
          labelMarkType: shapes.diamond,
        },
        {
          dataKey: 'coal',
          label: 'Coal',
          color: '#7d8590',
          shape: 'triangle',
          labelMarkType: shapes.triangle,
        },
      ]}
    />
  );
}
