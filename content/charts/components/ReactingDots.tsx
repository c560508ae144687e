import { useItemHighlighted } from '@mui/x-charts/hooks';
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';
import { weekdayBoardings } from '../../samples/transit';

// #region preview
function Dot({ id, dataIndex, x, y, color }: MarkElementProps) {
  const { isHighlighted, isFaded } = useItemHighlighted({ seriesId: id, dataIndex });
  return (
    <circle cx={x} cy={y} r={isHighlighted ? 8 : 4} fill={color} opacity={isFaded ? 0.25 : 1} />
  );
}
// #endregion

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function ReactingDots() {
  return (
    <LineChart
      height={280}
      role="img"
      aria-label="The north line has more passengers from Monday to Friday"
      dataset={weekdayBoardings}
      xAxis={[{ dataKey: 'day', scaleType: 'point', label: 'Day' }]}
      yAxis={[{ label: 'Boardings (thousand)', min: 0 }]}
      series={[
        {
          id: 'north',
          dataKey: 'northLine',
          label: 'North line',
          color: '#00796b',
          highlightScope,
        },
        {
          id: 'south',
          dataKey: 'southLine',
          label: 'South line',
          color: '#b26a00',
          highlightScope,
        },
      ]}
      slots={{ mark: Dot }}
    />
  );
}
