import { RadarChart } from '@mui/x-charts/RadarChart';

export default function UnequalMetrics() {
  return (
    // #region preview
    <RadarChart
      height={320}
      role="img"
      aria-label="The laptop has a long battery life and a low weight, but a dim screen"
      radar={{
        startAngle: 30,
        metrics: [
          { name: 'Battery', max: 20 },
          { name: 'Weight', min: 0.8, max: 2.4 },
          { name: 'Brightness', max: 600 },
          { name: 'Memory', max: 64 },
          { name: 'Storage', max: 4 },
        ],
        labelFormatter: (name, { location }) => (location === 'tick' ? name : units[name]!),
      }}
      series={[{ label: 'Model S', data: [17, 1.1, 320, 32, 2], color: '#4254fb', fillArea: true }]}
      hideLegend
    />
    // #endregion
  );
}

const units: Record<string, string> = {
  Battery: 'Battery (h)',
  Weight: 'Weight (kg)',
  Brightness: 'Brightness (cd/m²)',
  Memory: 'Memory (GB)',
  Storage: 'Storage (TB)',
};
