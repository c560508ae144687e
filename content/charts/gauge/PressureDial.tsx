import { GaugeContainer, GaugeReferenceArc, useGaugeState } from '@mui/x-charts/Gauge';

// #region preview
function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;
  const tip = {
    x: cx + outerRadius * 0.92 * Math.sin(valueAngle),
    y: cy - outerRadius * 0.92 * Math.cos(valueAngle),
  };
  return (
    <g stroke="#d55e00" fill="#d55e00">
      <circle cx={cx} cy={cy} r={6} />
      <line x1={cx} y1={cy} x2={tip.x} y2={tip.y} strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

function Reading({ children }: { children: string }) {
  const { cx, cy } = useGaugeState();
  return (
    <text x={cx} y={cy + 48} textAnchor="middle" fontSize={18}>
      {children}
    </text>
  );
}

export default function PressureDial() {
  return (
    <GaugeContainer
      height={220}
      value={3.4}
      valueMin={0}
      valueMax={6}
      startAngle={-120}
      endAngle={120}
      innerRadius="88%"
      aria-label="Boiler pressure"
      aria-valuetext="3.4 bar"
    >
      <GaugeReferenceArc />
      <Needle />
      <Reading>3.4 bar</Reading>
    </GaugeContainer>
  );
}
// #endregion
