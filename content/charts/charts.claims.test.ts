import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useYScale } from '@mui/x-charts/hooks';
import { FunnelChart, type FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';
import { expect, test, vi } from 'vitest';

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

test('animation: points of a scatter chart have no transition, bars do', () => {
  const points = h(ScatterChart, {
    width: 300,
    height: 200,
    hideLegend: true,
    series: [{ data: [{ id: 1, x: 1, y: 2 }] }],
  });
  const bars = h(BarChart, { width: 300, height: 200, hideLegend: true, series: [{ data }] });
  expect(renderToStaticMarkup(points)).not.toContain('transition');
  expect(renderToStaticMarkup(bars)).toContain('transition');
});

test('sparkline: the range is rounded to nice values', () => {
  let domain: unknown;
  function Probe() {
    domain = useYScale().domain();
    return null;
  }
  renderToStaticMarkup(h(SparkLineChart, { width: 100, height: 40, data }, h(Probe)));
  expect(domain).toEqual([0, 20]);
});
