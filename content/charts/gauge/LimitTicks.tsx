import { Gauge, gaugeClasses, useGaugeState } from '@mui/x-charts/Gauge';

// #region preview
function LimitTick({ at, label }: { at: number; label: string }) {
  const { valueMin, valueMax, startAngle, endAngle, innerRadius, outerRadius, cx, cy } =
    useGaugeState();
  const angle = startAngle + ((at - valueMin) / (valueMax - valueMin)) * (endAngle - startAngle);
  const point = (radius: number) => ({
    x: cx + radius * Math.sin(angle),
    y: cy - radius * Math.cos(angle),
  });
  const [inner, outer, text] = [point(innerRadius), point(outerRadius), point(innerRadius - 16)];
  return (
    <g>
      <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} stroke="#c62828" strokeWidth={3} />
      <text x={text.x} y={text.y} textAnchor="middle" fontSize={12} fill="currentColor">
        {label}
      </text>
    </g>
  );
}
// #endregion

export default function LimitTicks() {
  return (
    <Gauge
      height={240}
      value={71}
      startAngle={-120}
      endAngle={120}
      innerRadius="80%"
      text={({ value }) => `${value} dB`}
      aria-label="Noise at the site fence"
      aria-valuetext="71 decibels, limits at 55 and 85"
      sx={{
        color: 'text.primary',
        [`& .${gaugeClasses.valueText}`]: { fontSize: 28 },
        [`& .${gaugeClasses.valueArc}`]: { fill: '#b26a00' },
      }}
    >
      <LimitTick at={55} label="Night" />
      <LimitTick at={85} label="Day" />
    </Gauge>
  );
}
