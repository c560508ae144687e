import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { continents } from '../../samples/chartWorld';

const data = continents.map(({ id, area, color }) => ({ id, label: id, value: area, color }));

export default function NamesOutside() {
  return (
    // #region preview
    <PieChart
      height={280}
      role="img"
      aria-label="Asia has 44.6 of 150 million square kilometers of land"
      series={[
        {
          data,
          outerRadius: '64%',
          arcLabelRadius: '90%',
          arcLabel: ({ label }) => String(label).replace(' America', '\u00a0Am.'),
          valueFormatter: ({ value }) => `${value} million km²`,
        },
      ]}
      hideLegend
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fontSize: 12 } }}
    />
    // #endregion
  );
}
