import { BarChart } from '@mui/x-charts/BarChart';
import { weekdayBoardings } from '../../samples/transit';
import './PaletteByMode.css';

export default function PaletteByMode() {
  return (
    // #region preview
    <div className="palette-by-mode">
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
