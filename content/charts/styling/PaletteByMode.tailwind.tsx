import { BarChart } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';

const palette = [
  '[--first:#2a37b8] [--second:#b34700]',
  'dark:[--first:#9aa4fd] dark:[--second:#f0a06a]',
].join(' ');

export default function PaletteByMode() {
  return (
    // #region preview
    <div className={palette}>
      <BarChart
        colors={['var(--first)', 'var(--second)']}
        slotProps={{ tooltip: { disablePortal: true } }}
        // #endregion
        height={280}
        role="img"
        aria-label="Two lines carry most people on Friday"
        dataset={weekdayBoardings}
        xAxis={[{ dataKey: 'day', label: 'Day' }]}
        yAxis={[{ label: 'Boardings (thousand)' }]}
        series={[
          { dataKey: 'northLine', label: 'North line' },
          { dataKey: 'southLine', label: 'South line' },
        ]}
      />
    </div>
  );
}
