import { BarChart } from '@mui/x-charts/BarChart';
import { mountains } from '../../samples/chartFacts';

const rangeOf = new Map(mountains.map(({ name, range }) => [name, range]));

export default function GroupedRows() {
  return (
    // #region preview
    <BarChart
      layout="horizontal"
      height={320}
      role="img"
      aria-label="The three ranges and their highest mountains"
      dataset={mountains}
      yAxis={[
        {
          dataKey: 'name',
          scaleType: 'band',
          width: 145,
          groups: [
            { getValue: (name: string) => name },
            {
              getValue: (name: string) => rangeOf.get(name) ?? '',
              tickSize: 114,
              tickLabelStyle: { angle: -90, textAnchor: 'middle', fontWeight: 600 },
            },
          ],
        },
      ]}
      xAxis={[{ label: 'Height (m)', tickNumber: 3 }]}
      series={[{ dataKey: 'height', label: 'Height', color: '#00796b' }]}
      hideLegend
    />
    // #endregion
  );
}
