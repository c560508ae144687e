import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useYScale } from '@mui/x-charts/hooks';
import { FunnelChart, type FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { expect, test, vi } from 'vitest';
import { communityCharts } from './communityCharts';

// What the pages say about charts, as far as a rendering without a browser can hold it.
const size = { width: 300, height: 200, skipAnimation: true };
const data = [9, 14, 18];

const pathsOf = (chart: ReactElement) =>
  [...renderToStaticMarkup(chart).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

test('styling, quickstart: the theme reaches the surface, not bars and lines', () => {
  const theme = createTheme({
    components: {
      MuiBarElement: { styleOverrides: { root: { stroke: 'rebeccapurple' } } },
      MuiLineElement: { styleOverrides: { root: { stroke: 'rebeccapurple' } } },
      MuiChartsSurface: { styleOverrides: { root: { outlineColor: 'peru' } } },
    } as object,
  });
  const charts = h(ThemeProvider, { theme }, [
    h(BarChart, { key: 'bars', ...size, series: [{ data }] }),
    h(LineChart, { key: 'lines', ...size, series: [{ data }] }),
  ]);
  const markup = renderToStaticMarkup(charts);
  expect(markup).toContain('peru');
  expect(markup).not.toContain('rebeccapurple');
});

test('styling: the theme sets the palette and the font of axes, and an axis replaces the font', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const axisText = { tickLabelStyle: { fontFamily: 'Courier' } };
  const theme = createTheme({
    components: {
      MuiChartDataProvider: { defaultProps: { colors: ['peru'] } },
      MuiChartsXAxis: { defaultProps: axisText },
      MuiChartsYAxis: { defaultProps: axisText },
      MuiFunnelChart: { defaultProps: { colors: ['plum'] } },
    } as object,
  });
  const render = (chart: ReactElement) =>
    renderToStaticMarkup(h(ThemeProvider, { theme }, chart)).replace(/<style.*?<\/style>/g, '');
  const bare = { ...size, hideLegend: true };
  const slices = [{ data: [{ value: 90 }, { value: 40 }] }];
  const axis = { data: [1, 2, 3], tickLabelStyle: { fontSize: 20 } };

  for (const chart of [
    h(BarChart, { ...bare, series: [{ data }] }),
    h(LineChart, { ...bare, series: [{ data }] }),
    h(LineChartPro, { ...bare, series: [{ data }] }),
    h(ScatterChart, { ...bare, series: [{ data: [{ id: 1, x: 1, y: 2 }] }] }),
    h(PieChart, { ...bare, series: slices }),
    h(RadarChart, { ...bare, radar: { metrics: ['A', 'B', 'C'] }, series: [{ data }] }),
  ])
    expect(render(chart)).toContain('peru');
  expect(render(h(FunnelChart, { ...bare, series: slices }))).toContain('plum');

  const lines = (xAxis: object) =>
    render(
      h(LineChart, { ...bare, xAxis: [xAxis], yAxis: [{ position: 'none' }], series: [{ data }] }),
    );
  expect(lines({ data: [1, 2, 3] })).toContain('Courier');
  expect(lines(axis)).not.toContain('Courier');
});

test('funnel: `borderRadius` has no effect with the curve `bump`', () => {
  // The Pro package reports that it has no license key.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const drawn = (curve: FunnelCurveType, borderRadius: number) =>
    pathsOf(
      h(FunnelChart, {
        ...size,
        gap: 8,
        series: [{ curve, borderRadius, data: [{ value: 90 }, { value: 40 }, { value: 10 }] }],
      }),
    );
  expect(drawn('bump', 20)).toEqual(drawn('bump', 0));
  expect(drawn('linear', 20)).not.toEqual(drawn('linear', 0));
});

test('animation: scatter charts, radars and heatmaps have no transition, bars do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bare = { width: 300, height: 200, hideLegend: true };
  const points = h(ScatterChart, { ...bare, series: [{ data: [{ id: 1, x: 1, y: 2 }] }] });
  const radar = h(RadarChart, { ...bare, radar: { metrics: ['A', 'B', 'C'] }, series: [{ data }] });
  const cells = h(Heatmap, {
    ...bare,
    xAxis: [{ data: ['A'] }],
    yAxis: [{ data: ['B'] }],
    series: [{ data: [[0, 0, 5]] }],
  });
  for (const chart of [points, radar, cells]) {
    expect(renderToStaticMarkup(chart)).not.toContain('transition');
  }
  const bars = h(BarChart, { ...bare, series: [{ data }] });
  expect(renderToStaticMarkup(bars)).toContain('transition');
});

test('animation: labels of slices fade in', () => {
  const series = [{ arcLabel: 'value' as const, data: [{ id: 0, value: 9 }] }];
  const markup = renderToStaticMarkup(h(PieChart, { width: 300, height: 200, series }));
  expect(markup).toContain('animation-name:animate-opacity');
  expect(markup).toMatch(/\.MuiPieArcLabel-animate\{[^}]*animation-duration:300ms/);
});

test('overview: every series of the gallery has a name for its tooltip', () => {
  const series = communityCharts.flatMap(({ name, chart }) => {
    const props = (chart as ReactElement<{ series?: { label?: string; data?: object[] }[] }>).props;
    return (props.series ?? []).map((each) => ({ name, ...each }));
  });
  expect(series.length).toBeGreaterThan(4);
  for (const { name, label, data: items } of series) {
    const named = label ?? items?.every((item) => 'label' in item);
    expect(named, name).toBeTruthy();
  }
});

test('sparkline: the range is rounded to nice values', () => {
  const Probe = () => h('desc', null, JSON.stringify(useYScale().domain()));
  const html = renderToStaticMarkup(h(SparkLineChart, { width: 100, height: 40, data }, h(Probe)));
  expect(html).toContain('<desc>[0,20]</desc>');
});
