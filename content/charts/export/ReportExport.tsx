import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { chartsToolbarClasses } from '@mui/x-charts-pro/Toolbar';
import { quarterlySales } from '../../samples/sales';

const name = 'bicycle-sales';

/** A JPEG has no transparency. This also does what the default does: it removes the toolbar. */
function prepareJpeg(iframe: HTMLIFrameElement) {
  const page = iframe.contentDocument;
  if (!page) return;
  page.querySelector(`.${chartsToolbarClasses.root}`)?.remove();
  page.body.style.background = 'white';
}

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
            { type: 'image/jpeg', fileName: name, quality: 0.8, onBeforeExport: prepareJpeg },
          ],
        },
      }}
    />
    // #endregion
  );
}
