import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { bikeMetrics, bikeTests } from '../../samples/bikes';

const mean = bikeMetrics.map(
  (_, index) => bikeTests.reduce((sum, { data }) => sum + (data[index] ?? 0), 0) / bikeTests.length,
);

export default function BandBetween() {
  return (
    // #region preview
    <RadarDataProvider
      height={300}
      radar={{ metrics: bikeMetrics, max: 10 }}
      series={[
        { id: 'mean', label: 'Mean of all', data: mean, color: '#7d8590', fillArea: true },
        { ...bikeTests[1]!, color: '#00796b' },
      ]}
    >
      <ChartsWrapper hideLegend={false}>
        <ChartsLegend />
        <ChartsSurface role="img" aria-label="The tourer is above the mean except for its price">
          <RadarGrid divisions={5} shape="circular" />
          <RadarSeriesArea seriesId="mean" strokeDasharray="4 4" />
          <RadarSeriesArea seriesId="tourer" strokeWidth={3} />
          <RadarSeriesMarks seriesId="tourer" />
          <RadarMetricLabels />
        </ChartsSurface>
      </ChartsWrapper>
    </RadarDataProvider>
    // #endregion
  );
}
