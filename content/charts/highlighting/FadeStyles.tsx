import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function FadeStyles() {
  return (
    // #region preview
    <BarChart
      height={280}
      role="img"
      aria-label="Boardings of two tram lines by day"
      dataset={weekdayBoardings}
      xAxis={[{ dataKey: 'day', label: 'Day' }]}
      yAxis={[{ label: 'Boardings (thousand)' }]}
      series={[
        { dataKey: 'northLine', label: 'North line', color: '#00796b', highlightScope },
        { dataKey: 'southLine', label: 'South line', color: '#b26a00', highlightScope },
      ]}
      axisHighlight={{ x: 'none', y: 'none' }}
      sx={{
        [`& .${barElementClasses.faded}`]: { opacity: 1, filter: 'saturate(0.15)' },
        [`& .${barElementClasses.highlighted}`]: { filter: 'brightness(1.3)' },
      }}
    />
    // #endregion
  );
}
