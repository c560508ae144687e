import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { revenueChanges } from '../../samples/sales';

// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const percent = (value: number | null) => `\u2066${value}%\u2069`;

export default function AboveAndBelowZero() {
  return (
    // #region preview
    <BarChart
      height={300}
      role="img"
      aria-label="Revenue fell in Belgium and Estonia and grew in the other four countries"
      dataset={revenueChanges}
      xAxis={[{ dataKey: 'country', label: 'Country' }]}
      yAxis={[
        {
          label: 'Change in revenue',
          valueFormatter: percent,
          width: 70,
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d55e00', '#4254fb'] },
        },
      ]}
      series={[{ dataKey: 'change', label: 'Change', valueFormatter: percent }]}
      hideLegend
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
    // #endregion
  );
}
