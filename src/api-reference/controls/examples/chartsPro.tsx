import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { controlledExample, type ControlledExample } from '../controlledExample.tsx';

const cells: HeatmapValueType[] = [
  [0, 0, 4],
  [1, 0, 9],
  [2, 0, 6],
  [0, 1, 7],
  [1, 1, 3],
  [2, 1, 8],
];

export const examples: Record<string, ControlledExample> = {
  FunnelChart: controlledExample(
    FunnelChart,
    {
      height: 300,
      series: [
        {
          data: [
            { value: 420, label: 'Visited' },
            { value: 180, label: 'Tasted' },
            { value: 75, label: 'Bought' },
          ],
        },
      ],
    },
    { series: 'series', height: '300' },
  ),
  Heatmap: controlledExample(
    Heatmap,
    {
      height: 300,
      xAxis: [{ data: ['Morning', 'Noon', 'Evening'] }],
      yAxis: [{ data: ['Coffee', 'Tea'] }],
      series: [{ data: cells }],
    },
    { series: 'series', xAxis: 'xAxis', yAxis: 'yAxis', height: '300' },
  ),
  SankeyChart: controlledExample(
    SankeyChart,
    {
      height: 300,
      series: {
        data: {
          links: [
            { source: 'Beans', target: 'Espresso', value: 6 },
            { source: 'Beans', target: 'Filter', value: 3 },
            { source: 'Espresso', target: 'Sold', value: 5 },
            { source: 'Filter', target: 'Sold', value: 3 },
          ],
        },
      },
    },
    { series: 'series', height: '300' },
  ),
};
