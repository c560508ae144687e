import type { ReactNode } from 'react';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { applicationStages } from '../samples/applications';
import { bikeMetrics, bikeTests } from '../samples/bikes';
import { yearlyGeneration } from '../samples/energy';
import { energyFlows } from '../samples/flows';
import { monthlyRainfall } from '../samples/rainfall';
import { busTowns, railTowns, type Town } from '../samples/towns';
import { openingDays, openingHours, visitCells } from '../samples/visits';
import { wasteShares } from '../samples/waste';

const bare = {
  hideLegend: true,
  margin: 4,
  colors: ['#4254fb', '#d55e00', '#009e73', '#a23b72'],
  // Without a legend, the chart fills the only row of its wrapper.
  sx: { gridTemplateRows: '1fr' },
};
const months = { dataKey: 'month', scaleType: 'band', position: 'none' } as const;
const years = { dataKey: 'year', scaleType: 'point', position: 'none' } as const;
const noAxis = [{ position: 'none' }] as const;
const area = { area: true, stack: 'all', showMark: false };
const stations = [
  { dataKey: 'skerryPoint', label: 'Skerry Point (mm)' },
  { dataKey: 'alderValley', label: 'Alder Valley (mm)' },
];
const sources = ['hydro', 'wind', 'gas', 'coal'];
const toPoint = (town: Town) => ({ id: town.id, x: town.minutes, y: town.rent });
const onlyInTooltip = (name: string, { location }: { location: string }) =>
  location === 'tooltip' ? name : '';
const visits = [4, 6, 5, 9, 7, 8, 12, 10, 14, 13];
const ramp = { type: 'continuous', min: 10, max: 104, color: ['#dfe4ff', '#2a37b8'] } as const;
const blues = ['#2a37b8', '#4254fb', '#6f7dfc', '#9aa4fd', '#c5cbfe'];
const stages = applicationStages.map((stage, index) => ({ ...stage, color: blues[index] }));

export const smallCharts: { name: string; path: string; pro?: boolean; chart: ReactNode }[] = [
  {
    name: 'Bars',
    path: 'bars',
    chart: (
      <BarChart
        {...bare}
        dataset={monthlyRainfall.slice(0, 6)}
        xAxis={[months]}
        yAxis={noAxis}
        series={stations}
      />
    ),
  },
  {
    name: 'Lines',
    path: 'lines',
    chart: (
      <LineChart
        {...bare}
        dataset={monthlyRainfall}
        xAxis={[{ ...months, scaleType: 'point' }]}
        yAxis={noAxis}
        series={stations.map((station) => ({ ...station, showMark: false }))}
      />
    ),
  },
  {
    name: 'Areas',
    path: 'areas-demo',
    chart: (
      <LineChart
        {...bare}
        dataset={yearlyGeneration}
        xAxis={[years]}
        yAxis={noAxis}
        series={sources.map((dataKey) => ({ dataKey, label: `${dataKey} (TWh)`, ...area }))}
      />
    ),
  },
  { name: 'Pie', path: 'pie', chart: <PieChart {...bare} series={[{ data: wasteShares }]} /> },
  {
    name: 'Scatter',
    path: 'scatter',
    chart: (
      <ScatterChart
        {...bare}
        xAxis={noAxis}
        yAxis={noAxis}
        series={[
          { label: 'By train (min, €)', data: railTowns.map(toPoint) },
          { label: 'By bus (min, €)', data: busTowns.map(toPoint) },
        ]}
      />
    ),
  },
  {
    name: 'Sparkline',
    path: 'sparkline',
    chart: <SparkLineChart data={visits} area showTooltip showHighlight color="#4254fb" />,
  },
  { name: 'Gauge', path: 'gauge', chart: <Gauge value={68} startAngle={-110} endAngle={110} /> },
  {
    name: 'Radar',
    path: 'radar',
    chart: (
      <RadarChart
        {...bare}
        radar={{ metrics: bikeMetrics, max: 10, labelFormatter: onlyInTooltip }}
        series={bikeTests.slice(1).map((test) => ({ ...test, fillArea: true }))}
      />
    ),
  },
  {
    name: 'Heatmap',
    path: 'heatmap',
    pro: true,
    chart: (
      <Heatmap
        margin={4}
        sx={bare.sx}
        xAxis={[{ data: openingHours, position: 'none' }]}
        yAxis={[{ data: openingDays, position: 'none' }]}
        zAxis={[{ colorMap: ramp }]}
        series={[{ data: visitCells, label: 'Visits' }]}
      />
    ),
  },
  {
    name: 'Funnel',
    path: 'funnel',
    pro: true,
    chart: <FunnelChart {...bare} series={[{ data: stages, sectionLabel: false }]} />,
  },
  {
    name: 'Pyramid',
    path: 'pyramid',
    pro: true,
    chart: (
      <FunnelChart
        {...bare}
        gap={2}
        series={[{ data: stages, curve: 'pyramid', sectionLabel: false, borderRadius: 0 }]}
      />
    ),
  },
  {
    name: 'Sankey',
    path: 'sankey',
    pro: true,
    chart: (
      <SankeyChart
        margin={4}
        sx={bare.sx}
        series={{ data: { links: energyFlows }, nodeOptions: { showLabels: false, padding: 6 } }}
      />
    ),
  },
];
