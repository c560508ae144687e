import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { PiePlot } from '@mui/x-charts/PieChart';
import { electricityShares } from '../../samples/chartWorld';

export default function PieSkeleton() {
  return (
    // #region preview
    <ChartDataProvider
      height={240}
      margin={5}
      series={[
        {
          type: 'pie',
          data: electricityShares,
          innerRadius: '45%',
          paddingAngle: 1,
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
    >
      <ChartsWrapper hideLegend={false} legendDirection="vertical">
        <ChartsLegend direction="vertical" />
        <ChartsTooltip trigger="item" />
        <ChartsSurface role="img" aria-label="Coal makes 35% of the world’s electricity">
          <PiePlot />
          <ChartsOverlay />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
