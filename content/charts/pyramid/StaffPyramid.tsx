import { FunnelChart, funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { label: 'Directors', value: 4, color: '#1d2899' },
  { label: 'Managers', value: 19, color: '#3342d9' },
  { label: 'Team leads', value: 46, color: '#4254fb' },
  { label: 'Specialists', value: 108, color: '#5a69fb' },
];

export default function StaffPyramid() {
  return (
    // #region preview
    <FunnelChart
      height={300}
      role="img"
      aria-label="Four directors, 19 managers, 46 team leads and 108 specialists"
      series={[
        {
          data: levels,
          curve: 'pyramid',
          borderRadius: 0,
          valueFormatter: ({ value, label }) => `${String(label)}: ${value}`,
          sectionLabel: ({ dataIndex }) => (dataIndex === 0 ? false : {}),
        },
      ]}
      gap={2}
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
    />
    // #endregion
  );
}
