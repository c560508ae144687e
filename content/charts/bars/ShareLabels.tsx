import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { ticketSales } from '../../samples/transit';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const totals = ticketSales.map(({ single, day, season }) => single + day + season);
const thousand = (value: number | null) => `${value} thousand`;
const shares = { stack: 'tickets', stackOffset: 'expand', valueFormatter: thousand } as const;

export default function ShareLabels() {
  return (
    // #region preview
    <BarChart
      height={320}
      layout="horizontal"
      role="img"
      aria-label="Season tickets have the largest share on every line but the night line"
      dataset={ticketSales}
      yAxis={[{ dataKey: 'line', label: 'Line', width: 75 }]}
      xAxis={[{ label: 'Share of tickets sold', valueFormatter: percent }]}
      series={[
        { dataKey: 'season', label: 'Season', color: '#4254fb', ...shares },
        { dataKey: 'single', label: 'Single', color: '#b34700', ...shares },
        { dataKey: 'day', label: 'Day', color: '#00795a', ...shares },
      ]}
      barLabel={({ value, dataIndex }, { bar }) =>
        bar.width < 36 ? null : percent((value ?? 0) / (totals[dataIndex] ?? 1))
      }
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
    />
    // #endregion
  );
}
