import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const storage = [
  { id: 'photos', label: 'Photos', value: 118, color: '#4254fb' },
  { id: 'mail', label: 'Mail', value: 41, color: '#d55e00' },
  { id: 'documents', label: 'Documents', value: 27, color: '#009e73' },
  { id: 'free', label: 'Free', value: 70, color: '#7d8590' },
];

// #region preview
function CenterText({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={20}
      fill="currentColor"
    >
      {children}
    </text>
  );
}

export default function CenterFigure() {
  return (
    <PieChart
      height={240}
      role="img"
      aria-label="186 of 256 gigabytes are in use, most of them by photos"
      series={[{ data: storage, innerRadius: '70%', valueFormatter: ({ value }) => `${value} GB` }]}
    >
      <CenterText>186 GB</CenterText>
    </PieChart>
  );
}
// #endregion
