import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { vibration } from '../../samples/chartSignals';

/** How many values each kind can draw before it blocks the page for seconds. */
export const limits = { line: 100_000, marks: 10_000, points: 10_000, bars: 10_000 };
export type Kind = keyof typeof limits;

const color = '#0f766e';
const yAxis = [{ label: 'Vibration (mm/s)', min: 0 }];
const common = {
  height: 280,
  skipAnimation: true,
  hideLegend: true,
  axisHighlight: { x: 'none', y: 'none' },
  slotProps: { tooltip: { trigger: 'none' } },
  role: 'img',
  'aria-label': 'Vibration of a machine, with seven spikes',
  yAxis,
} as const;

export function LargeChart({ kind, count }: { kind: Kind; count: number }) {
  const readings = React.useMemo(() => vibration(count), [count]);
  const indexes = React.useMemo(() => readings.map((_, index) => index), [readings]);

  if (kind === 'bars') {
    const everyTenth = (_value: number, index: number) => index % (count / 10) === 0;
    const xAxis = [{ data: indexes, label: 'Reading', tickInterval: everyTenth }];
    return <BarChart {...common} xAxis={xAxis} series={[{ data: readings, color }]} />;
  }
  if (kind === 'points') {
    const data = readings.map((y, x) => ({ id: x, x, y }));
    const xAxis = [{ label: 'Reading', max: count }];
    return <ScatterChart {...common} xAxis={xAxis} series={[{ data, color, markerSize: 2 }]} />;
  }
  const line = { data: readings, showMark: kind === 'marks', curve: 'linear', color } as const;
  const xAxis = [{ data: indexes, label: 'Reading', domainLimit: 'strict' }] as const;
  return <LineChart {...common} xAxis={xAxis} series={[line]} />;
}
