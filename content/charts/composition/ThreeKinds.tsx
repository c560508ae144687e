import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { temperatureAnomalies } from '../../samples/chartWorld';

const years = temperatureAnomalies.map(({ year }) => year);
const anomalies = temperatureAnomalies.map(({ anomaly }) => anomaly);
const means = anomalies.map((_, index) => {
  const decade = anomalies.slice(Math.max(0, index - 9), index + 1);
  return decade.reduce((sum, value) => sum + value, 0) / decade.length;
});
const records = temperatureAnomalies
  .filter(({ anomaly }, index) => anomalies.slice(0, index).every((value) => value < anomaly))
  .map(({ year, anomaly }) => ({ id: year, x: year, y: anomaly + 0.08 }));
const degrees = (value: number | null) => `${value?.toFixed(1)} °C`;
// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const isolated = (value: number) => `\u2066${value}\u2069`;

export default function ThreeKinds() {
  return (
    // #region preview
    <ChartDataProvider
      height={300}
      xAxis={[{ scaleType: 'band', data: years, label: 'Year', valueFormatter: String }]}
      yAxis={[{ label: 'Difference (°C)', valueFormatter: isolated }]}
      series={[
        { type: 'bar', data: anomalies, label: 'Year', color: '#f2a93b', valueFormatter: degrees },
        {
          type: 'line',
          data: means,
          label: '10-year mean',
          color: '#b3261e',
          valueFormatter: degrees,
        },
        { type: 'scatter', data: records, label: 'Record', color: '#7b1fa2', markerSize: 4 },
      ]}
    >
      <ChartsWrapper hideLegend={false}>
        <ChartsLegend />
        <ChartsSurface role="img" aria-label="The ten-year mean rises, and records follow closely">
          <BarPlot />
          <LinePlot />
          <ScatterPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
