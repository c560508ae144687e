import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

export default function RadarSkeleton() {
  return (
    // #region preview
    <RadarDataProvider
      height={300}
      colors={['#1e40af', '#c2410c', '#0f766e']}
      radar={{ metrics: bikeMetrics, max: 10 }}
      series={bikeTests}
    >
      <ChartsWrapper hideLegend={false}>
        <ChartsLegend />
        <ChartsTooltip />
        <ChartsSurface role="img" aria-label="Test results of bicycles, from 0 to 10 points">
          <RadarMetricLabels />
          <RadarGrid divisions={5} />
          <RadarSeriesArea />
          <RadarAxisHighlight />
          <RadarSeriesMarks />
          <ChartsOverlay />
        </ChartsSurface>
      </ChartsWrapper>
    </RadarDataProvider>
    // #endregion
  );
}
