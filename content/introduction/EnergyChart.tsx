import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { days, partsOf } from './scope';

const labels = days.map((date) => date.format('D MMM'));
const kWh = (value: number | null) => `${value?.toLocaleString('en-GB')} kWh`;

interface EnergyChartProps {
  scope: string;
  day: number;
  onDayChange: (day: number) => void;
}

export function EnergyChart({ scope, day, onDayChange }: EnergyChartProps) {
  const rtl = useTheme().direction === 'rtl';
  return (
    <BarChart
      title="Energy delivered per day"
      series={partsOf(scope).map((part) => ({ ...part, stack: 'all', valueFormatter: kWh }))}
      xAxis={[{ id: 'day', data: labels, tickLabelInterval: (_, i) => i % 3 === 2, reverse: rtl }]}
      yAxis={[
        {
          label: 'MWh',
          valueFormatter: (value: number) => `${value / 1000}`,
          position: rtl ? 'right' : 'left',
        },
      ]}
      highlightedAxis={[{ axisId: 'day', dataIndex: day }]}
      onAxisClick={(_, data) => data && onDayChange(data.dataIndex)}
      grid={{ horizontal: true }}
      borderRadius={3}
      margin={{ top: 20, bottom: 0, left: rtl ? 16 : 4, right: rtl ? 4 : 16 }}
    />
  );
}
