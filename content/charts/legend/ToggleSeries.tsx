import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { yearlyGeneration } from '../../samples/energy';

const years = yearlyGeneration.map(({ year }) => year);
const sources = [
  { id: 'hydro', label: 'Hydro', color: '#4254fb' },
  { id: 'wind', label: 'Wind', color: '#009e73' },
  { id: 'gas', label: 'Gas', color: '#c77700' },
  { id: 'coal', label: 'Coal', color: '#7d8590' },
] as const;

export default function ToggleSeries() {
  const [hidden, setHidden] = React.useState<string[]>(['coal']);

  // #region preview
  const series = sources.map((source) => ({
    ...source,
    valueFormatter: (value: number | null) => (value === null ? null : `${value} TWh`),
    data: yearlyGeneration.map((row) => (hidden.includes(source.id) ? null : row[source.id])),
  }));
  const toggle = (_event: unknown, { seriesId }: { seriesId: string | number }) =>
    setHidden((ids) =>
      ids.includes(`${seriesId}`) ? ids.filter((id) => id !== seriesId) : [...ids, `${seriesId}`],
    );
  // #endregion

  const crossedOut: Record<string, { textDecoration: string }> = Object.fromEntries(
    hidden.map((id) => [`& li[data-series="${id}"]`, { textDecoration: 'line-through' }]),
  );

  return (
    <LineChart
      height={300}
      role="img"
      aria-label="Electricity by source and year"
      xAxis={[{ data: years, scaleType: 'point', label: 'Year' }]}
      yAxis={[{ label: 'Generation (TWh)', min: 0, max: 30 }]}
      series={series}
      slotProps={{
        legend: {
          onItemClick: toggle,
          sx: {
            [`& .${legendClasses.series}`]: { cursor: 'pointer' },
            ...crossedOut,
          },
        },
      }}
    />
  );
}
