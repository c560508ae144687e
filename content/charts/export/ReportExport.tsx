import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { quarterlySales } from '../../samples/sales';

const name = 'bicycle-sales';

export default function ReportExport() {
  return (
    // #region preview
    <BarChartPro
      height={300}
      role="img"
      aria-label="Online sales overtook the shops at the end of 2024"
      dataset={quarterlySales}
      xAxis={[{ dataKey: 'quarter', label: 'Quarter' }]}
      yAxis={[{ label: 'Revenue (thousand €)' }]}
      series={[
        { dataKey: 'shops', label: 'Shops', color: '#4254fb' },
        { dataKey: 'online', label: 'Online', color: '#d55e00' },
      ]}
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: { fileName: name },
          imageExportOptions: [
            { type: 'image/png', fileName: name },
            { type: 'image/jpeg', fileName: name, quality: 0.8 },
          ],
        },
      }}
    />
    // #endregion
  );
}
