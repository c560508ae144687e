import {
  sankeyPlotClasses,
  Unstable_SankeyChart as SankeyChart,
} from '@mui/x-charts-pro/SankeyChart';

const nodes = [
  { id: 'salary', label: 'Salary', color: '#56606b' },
  { id: 'home', label: 'Home', color: '#56606b' },
  { id: 'daily', label: 'Daily life', color: '#56606b' },
  { id: 'saved', label: 'Saved', color: '#009e73' },
];
const links = [
  { source: 'salary', target: 'home', value: 1250 },
  { source: 'salary', target: 'daily', value: 1080 },
  { source: 'salary', target: 'saved', value: 470, color: '#009e73' },
];

export default function LinkStyles() {
  return (
    // #region preview
    <SankeyChart
      height={260}
      role="img"
      aria-label="Of 2800 euros, 470 are saved"
      series={{
        data: { nodes, links },
        linkOptions: { opacity: 0.35, showValues: true, curveCorrection: 0 },
      }}
      sx={{
        [`& .${sankeyPlotClasses.linkLabels} text`]: { fontSize: 13, fontWeight: 500 },
        [`& .${sankeyPlotClasses.links} path:hover`]: { opacity: 0.6 },
      }}
    />
    // #endregion
  );
}
