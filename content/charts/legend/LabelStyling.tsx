import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { quarterlySales } from '../../samples/sales';

export default function LabelStyling() {
  return (
    <BarChart
      height={280}
      role="img"
      aria-label="Revenue by channel and quarter"
      dataset={quarterlySales}
      xAxis={[{ dataKey: 'quarter', label: 'Quarter' }]}
      yAxis={[{ label: 'Revenue (thousand €)' }]}
      series={[
        { dataKey: 'shops', label: 'Shops', color: '#4254fb', labelMarkType: 'circle' },
        { dataKey: 'online', label: 'Online', color: '#d55e00', labelMarkType: 'circle' },
      ]}
      // #region preview
      slotProps={{
        legend: {
          sx: {
            gap: 4,
            fontSize: 15,
            [`& .${legendClasses.label}`]: { fontWeight: 600 },
            [`& .${labelMarkClasses.root}`]: { width: 18, height: 18 },
          },
        },
      }}
      // #endregion
    />
  );
}
