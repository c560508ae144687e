import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const disks = [
  { name: 'System disk', used: 61, color: '#4254fb' },
  { name: 'Archive', used: 93, color: '#d55e00' },
];

export default function DiskUsage() {
  return (
    <Stack direction="row" spacing={1}>
      {disks.map(({ name, used, color }) => (
        // #region preview
        <Gauge
          key={name}
          height={180}
          value={used}
          startAngle={-110}
          endAngle={110}
          cornerRadius="50%"
          text={({ value }) => `${name}\n${value}% used`}
          aria-label={`${name}, percent used`}
          sx={{
            [`& .${gaugeClasses.valueArc}`]: { fill: color },
            [`& .${gaugeClasses.valueText}`]: { fontSize: 15 },
          }}
        />
        // #endregion
      ))}
    </Stack>
  );
}
