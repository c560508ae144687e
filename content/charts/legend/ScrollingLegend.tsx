import { PieChart } from '@mui/x-charts/PieChart';

const colors = ['#2a37b8', '#4254fb', '#7480fc', '#009e73', '#56b4a0', '#b34700', '#d55e00'];
const languages = [
  ['English', 214],
  ['Spanish', 96],
  ['Turkish', 71],
  ['Polish', 58],
  ['Arabic', 52],
  ['Italian', 40],
  ['Ukrainian', 37],
  ['French', 31],
  ['Greek', 22],
  ['Vietnamese', 19],
  ['Dutch', 14],
  ['Danish', 9],
] as const;

export default function ScrollingLegend() {
  return (
    // #region preview
    <PieChart
      height={240}
      role="img"
      aria-label="A third of the library's foreign books are in English"
      series={[
        {
          data: languages.map(([label, value]) => ({ id: label, label, value })),
          valueFormatter: ({ value }) => `${value} hundred books`,
        },
      ]}
      colors={colors}
      slotProps={{
        legend: {
          tabIndex: 0,
          sx: { maxHeight: 160, overflowY: 'auto', flexWrap: 'nowrap', paddingInlineEnd: 2 },
        },
      }}
    />
    // #endregion
  );
}
