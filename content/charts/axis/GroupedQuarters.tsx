import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../samples/sales';

const part = (index: number) => (quarter: string) => quarter.split(' ')[index] ?? '';

export default function GroupedQuarters() {
  return (
    // #region preview
    <BarChart
      height={300}
      role="img"
      aria-label="Online sales overtook the shops at the end of 2024"
      dataset={quarterlySales}
      xAxis={[
        {
          dataKey: 'quarter',
          scaleType: 'band',
          height: 45,
          groups: [
            { getValue: part(0) },
            { getValue: part(1), tickLabelStyle: { fontWeight: 600 } },
          ],
        },
      ]}
      yAxis={[{ label: 'Revenue (thousand €)' }]}
      series={[
        { dataKey: 'shops', label: 'Shops', color: '#4254fb' },
        { dataKey: 'online', label: 'Online', color: '#d55e00' },
      ]}
    />
    // #endregion
  );
}
