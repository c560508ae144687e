import { BarChart } from '@mui/x-charts/BarChart';
import { metals } from '../../samples/chartWorld';

// Isolate the text so that the minus sign stays before the number on right-to-left pages.
const degrees = (value: number) => `\u2066${value.toLocaleString('en-US')}\u2069`;
// #region preview
const LOWEST = -200;
const rows = metals.map(({ metal, melts, boils }) => ({
  metal,
  below: melts - LOWEST,
  liquid: boils - melts,
}));
const range = (_value: number | null, { dataIndex }: { dataIndex: number }) => {
  const { melts = 0, boils = 0 } = metals[dataIndex] ?? {};
  return `${degrees(melts)} to ${degrees(boils)} °C`;
};
// #endregion

export default function RangeBars() {
  return (
    <BarChart
      height={300}
      layout="horizontal"
      role="img"
      aria-label="Mercury is liquid from -39 to 357 °C, iron from 1,538 to 2,862 °C"
      dataset={rows}
      yAxis={[{ dataKey: 'metal', width: 70, categoryGapRatio: 0.5 }]}
      // The scale starts at zero: its labels are shifted back to degrees.
      xAxis={[
        {
          label: 'Liquid between (°C)',
          valueFormatter: (value: number) => degrees(value + LOWEST),
          tickInterval: [200, 1200, 2200, 3200],
          max: 3400,
        },
      ]}
      series={[
        { dataKey: 'below', stack: 'range', color: 'transparent', valueFormatter: () => null },
        {
          dataKey: 'liquid',
          label: 'Liquid',
          stack: 'range',
          color: '#be123c',
          valueFormatter: range,
        },
      ]}
      borderRadius={6}
      grid={{ vertical: true }}
      hideLegend
    />
  );
}
