import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { busTowns, railTowns } from '../../samples/towns';

const all = { rail: railTowns, bus: busTowns };

// #region preview
function TownMarker({ seriesId, dataIndex, x, y, color, isFaded }: ScatterMarkerProps) {
  const { inhabitants } = all[seriesId as keyof typeof all][dataIndex]!;
  const size = 2 * Math.sqrt(inhabitants);
  const look = { fill: color, fillOpacity: isFaded ? 0.15 : 0.6, stroke: color };
  return seriesId === 'rail' ? (
    <circle cx={x} cy={y} r={size / 2} {...look} />
  ) : (
    <rect x={x - size / 2} y={y - size / 2} width={size} height={size} {...look} />
  );
}
// #endregion

const series = (id: keyof typeof all, label: string, color: string) => ({
  id,
  label,
  color,
  data: all[id].map((town) => ({ id: town.id, x: town.minutes, y: town.rent })),
  highlightScope: { highlight: 'item', fade: 'global' } as const,
  valueFormatter: (point: { id?: string | number; y: number } | null) =>
    point && `${point.id}: €${point.y}/m²`,
});

export default function SizeAndShape() {
  return (
    <ScatterChart
      height={320}
      role="img"
      aria-label="Rail towns are larger than bus towns at the same distance"
      xAxis={[{ label: 'Travel time to the city (min)', min: 0 }]}
      yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
      series={[series('rail', 'By rail', '#4254fb'), series('bus', 'By bus', '#d55e00')]}
      slots={{ marker: TownMarker }}
    />
  );
}
