import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const lastYear = [1875, 1320, 905, 402, 371];
const thisYear = applicationStages.map(({ value }) => value);
const section = (year: string, color: string) => (value: number, index: number) => ({
  value,
  color,
  label: `${applicationStages[index]?.label}, ${year}`,
});
const people = ({ value }: { value: number }) => `${value} people`;
const common = {
  sectionLabel: false,
  valueFormatter: people,
  highlightScope: { highlight: 'item', fade: 'global' },
} as const;

export default function TwoYears() {
  return (
    // #region preview
    <FunnelChart
      height={300}
      role="img"
      aria-label="More people applied this year, but fewer were invited and fewer began"
      series={[
        { data: thisYear.map(section('this year', '#d55e00')), ...common },
        {
          data: lastYear.map(section('last year', '#4254fb')),
          ...common,
          variant: 'outlined',
        },
      ]}
      categoryAxis={{
        categories: applicationStages.map(({ label }) => label),
        position: 'left',
        size: 96,
      }}
      hideLegend
    />
    // #endregion
  );
}
