import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const lastYear = [1875, 1320, 905, 402, 371];
const thisYear = applicationStages.map(({ value }) => value);
const section = (color: string) => (value: number) => ({ value, color });
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
        { data: thisYear.map(section('#d55e00')), label: 'This year', ...common },
        {
          data: lastYear.map(section('#4254fb')),
          label: 'Last year',
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
