import type { ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { bikeMetrics, bikeTests } from '../samples/bikes';
import { carbonDioxide } from '../samples/chartFacts';
import {
  countries,
  electricityShares,
  regionPopulation,
  temperatureAnomalies,
} from '../samples/chartWorld';

export interface SmallChart {
  name: string;
  path: string;
  /** What the chart says, for those who cannot see it. */
  message: string;
  chart: ReactNode;
}

/** A chart without axes and legend that fills its parent. */
export const bare = {
  hideLegend: true,
  margin: 4,
  colors: ['#4254fb', '#d55e00', '#009e73', '#a23b72'],
  sx: { gridTemplateRows: '1fr' },
};
const hidden = [{ position: 'none' }] as const;
const years = { dataKey: 'year', position: 'none', valueFormatter: String } as const;
const millions = (value: number | null) => `${value?.toLocaleString('en-US')} million`;
const regions = ['asia', 'africa', 'europe', 'americas'].map((dataKey) => ({
  dataKey,
  label: dataKey[0]?.toUpperCase() + dataKey.slice(1),
  valueFormatter: millions,
}));
const percent = (value: number | null) => `${value}%`;
const onlyInTooltip = (name: string, { location }: { location: string }) =>
  location === 'tooltip' ? name : '';

export const communityCharts: SmallChart[] = [
  {
    name: 'Bars',
    path: 'bars',
    message: 'Africa overtook Europe before the year 2000',
    chart: (
      <BarChart
        {...bare}
        dataset={regionPopulation}
        xAxis={[years]}
        yAxis={hidden}
        series={regions.slice(1, 3)}
      />
    ),
  },
  {
    name: 'Lines',
    path: 'lines',
    message: 'Carbon dioxide in the air has risen since 1960',
    chart: (
      <LineChart
        {...bare}
        dataset={carbonDioxide}
        xAxis={[{ ...years, scaleType: 'point' }]}
        yAxis={hidden}
        series={[{ dataKey: 'ppm', label: 'CO₂ (ppm)', color: '#d55e00' }]}
      />
    ),
  },
  {
    name: 'Areas',
    path: 'areas-demo',
    message: 'Most people live in Asia',
    chart: (
      <LineChart
        {...bare}
        dataset={regionPopulation}
        xAxis={[{ ...years, scaleType: 'point' }]}
        yAxis={hidden}
        series={regions.map((region) => ({ ...region, area: true, stack: 'all', showMark: false }))}
      />
    ),
  },
  {
    name: 'Pie',
    path: 'pie',
    message: 'Coal makes 35% of the world’s electricity',
    chart: (
      <PieChart
        {...bare}
        series={[{ data: electricityShares, valueFormatter: ({ value }) => percent(value) }]}
      />
    ),
  },
  {
    name: 'Scatter',
    path: 'scatter',
    message: 'Life expectancy rises with output per person',
    chart: (
      <ScatterChart
        {...bare}
        margin={8}
        xAxis={hidden}
        yAxis={hidden}
        series={[
          {
            data: countries.map(({ id, income, life }) => ({ id, x: income, y: life })),
            label: 'Output and life',
            markerSize: 5,
            color: '#009e73',
            valueFormatter: (point) => point && `${point.id}: $${point.x},000, ${point.y} years`,
          },
        ]}
      />
    ),
  },
  {
    name: 'Sparkline',
    path: 'sparkline',
    message: 'The Earth has warmed by more than one degree since 1970',
    chart: (
      <SparkLineChart
        data={temperatureAnomalies.map(({ anomaly }) => anomaly)}
        xAxis={{ data: temperatureAnomalies.map(({ year }) => year), valueFormatter: String }}
        valueFormatter={(value) => `${value} °C`}
        plotType="bar"
        showTooltip
        showHighlight
        color="#d55e00"
      />
    ),
  },
  {
    name: 'Gauge',
    path: 'gauge',
    message: 'Renewable sources make 30% of the world’s electricity',
    chart: (
      <Gauge
        value={30}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => percent(value)}
        aria-label="Renewable share of electricity"
      />
    ),
  },
  {
    name: 'Radar',
    path: 'radar',
    message: 'The racer is fast, and the tourer is comfortable',
    chart: (
      <RadarChart
        {...bare}
        radar={{ metrics: bikeMetrics, max: 10, labelFormatter: onlyInTooltip }}
        series={bikeTests.slice(1).map((test) => ({ ...test, fillArea: true }))}
      />
    ),
  },
];
