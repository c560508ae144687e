import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { electricityShares } from '../../samples/chartWorld';
import { download, toPng, toSvgText } from './svgFile';

export default function SaveInBrowser() {
  const svgRef = React.useRef<SVGSVGElement>(null);
  const [error, setError] = React.useState('');

  // #region preview
  const saveSvg = () => {
    if (!svgRef.current) return;
    const type = 'image/svg+xml';
    download(new Blob([toSvgText(svgRef.current)], { type }), 'electricity.svg');
  };
  const savePng = () => {
    if (!svgRef.current) return;
    toPng(svgRef.current).then(
      (blob) => download(blob, 'electricity.png'),
      () => setError('The browser could not draw the image.'),
    );
  };
  // #endregion

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, height: 36 }}>
        <Button variant="outlined" onClick={saveSvg}>
          Save as SVG
        </Button>
        <Button variant="outlined" onClick={savePng}>
          Save as PNG
        </Button>
      </Box>
      <Box role="status" sx={{ height: 24, typography: 'body2' }}>
        {error}
      </Box>
      <BarChart
        ref={svgRef}
        height={260}
        role="img"
        aria-label="Coal makes 35% of the world’s electricity"
        dataset={electricityShares}
        xAxis={[{ dataKey: 'label' }]}
        yAxis={[{ label: 'Share (percent)' }]}
        series={[{ dataKey: 'value', label: 'Share (percent)', color: '#0f766e' }]}
        hideLegend
      />
    </Box>
  );
}
