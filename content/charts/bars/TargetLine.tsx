import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { metals } from '../../samples/chartWorld';

const degrees = (value: number | null) => `${value} °C`;

export default function TargetLine() {
  return (
    // #region preview
    <BarChart
      height={300}
      role="img"
      aria-label="Mercury, sodium and lead melt below the 900 °C of a wood fire"
      dataset={metals}
      xAxis={[{ dataKey: 'metal', label: 'Metal' }]}
      yAxis={[{ label: 'Melting point (°C)', width: 65, min: 0 }]}
      series={[{ dataKey: 'melts', label: 'Melts at', color: '#475569', valueFormatter: degrees }]}
      hideLegend
    >
      <ChartsReferenceLine
        y={900}
        label="Wood fire, about 900 °C"
        labelAlign="start"
        lineStyle={{ stroke: '#c2410c', strokeDasharray: '6 4', strokeWidth: 2 }}
      />
    </BarChart>
    // #endregion
  );
}
