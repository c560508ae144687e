import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function ArcStyles() {
  return (
    // #region preview
    <Gauge
      height={180}
      value={64}
      startAngle={-90}
      endAngle={90}
      innerRadius="72%"
      cornerRadius="50%"
      text={({ value }) => `${value}%`}
      aria-label="Course progress"
      aria-valuetext="64 percent"
      sx={{
        [`& .${gaugeClasses.valueArc}`]: { fill: '#00796b' },
        [`& .${gaugeClasses.referenceArc}`]: { fill: '#00796b', opacity: 0.2 },
        [`& .${gaugeClasses.valueText}`]: {
          fontSize: 32,
          fontWeight: 600,
          transform: 'translateY(-16px)',
        },
      }}
    />
    // #endregion
  );
}
