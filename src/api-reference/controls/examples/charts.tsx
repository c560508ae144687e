import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { controlledExample, type ControlledExample } from '../controlledExample.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const cups = [34, 41, 38, 52, 67];
const tea = [12, 15, 11, 20, 24];
const size = { height: 300 };
const two = [
  { data: cups, label: 'Coffee' },
  { data: tea, label: 'Tea' },
];
const code = { series: 'series', xAxis: 'xAxis', height: '300' };

export const examples: Record<string, ControlledExample> = {
  BarChart: controlledExample(
    BarChart,
    { ...size, series: two, xAxis: [{ data: weekdays }] },
    code,
  ),
  LineChart: controlledExample(
    LineChart,
    { ...size, series: two, xAxis: [{ data: weekdays, scaleType: 'point' }] },
    code,
  ),
  PieChart: controlledExample(
    PieChart,
    {
      ...size,
      series: [{ data: weekdays.map((label, id) => ({ id, label, value: cups[id] ?? 0 })) }],
    },
    { series: 'series', height: '300' },
  ),
  ScatterChart: controlledExample(
    ScatterChart,
    {
      ...size,
      series: [{ label: 'Cups', data: cups.map((x, id) => ({ id, x, y: tea[id] ?? 0 })) }],
    },
    { series: 'series', height: '300' },
  ),
  RadarChart: controlledExample(
    RadarChart,
    { ...size, series: two, radar: { metrics: weekdays } },
    { series: 'series', radar: '{ metrics }', height: '300' },
  ),
  SparkLineChart: controlledExample(
    SparkLineChart,
    { data: cups, height: 120 },
    { data: 'data', height: '120' },
  ),
  Gauge: controlledExample(
    Gauge,
    { value: 64, width: 240, height: 240, 'aria-label': 'Beans left' },
    { value: '64', width: '240', height: '240' },
  ),
};
