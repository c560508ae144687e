import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { wasteShares } from '../../samples/waste';

// #region preview
function addTitle(iframe: HTMLIFrameElement) {
  const page = iframe.contentDocument;
  if (!page) return;
  const title = page.createElement('h1');
  title.textContent = 'Household waste by type (kg per person per year)';
  title.style.cssText = 'font: 600 18px sans-serif; color: black; padding: 12px';
  page.body.prepend(title);
  page.body.style.background = 'white';
}
// #endregion

export default function OwnButtons() {
  const apiRef = useChartProApiRef<'pie'>();
  const options = { fileName: 'household-waste', onBeforeExport: addTitle };

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.exportAsPrint(options)}>
          Print
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.exportAsImage(options)}>
          Save as PNG
        </Button>
      </Box>
      <PieChartPro
        apiRef={apiRef}
        height={240}
        role="img"
        aria-label="Household waste by type"
        series={[{ data: wasteShares, valueFormatter: ({ value }) => `${value} kg` }]}
      />
    </Box>
  );
}
