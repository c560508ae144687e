import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

/** A tick on the ring where the goal is. */
function Goal({ value }: { value: number }) {
  const { cx, cy, outerRadius, startAngle, endAngle } = useGaugeState();
  const angle = startAngle + (value / 100) * (endAngle - startAngle);
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const at = (radius: number) => `${cx + radius * sin} ${cy + radius * cos}`;
  return (
    <path
      d={`M ${at(outerRadius * 0.72)} L ${at(outerRadius + 6)}`}
      stroke="#c62828"
      strokeWidth={3}
    />
  );
}

export default function GaugeSkeleton() {
  return (
    // #region preview
    <GaugeContainer
      height={220}
      value={30}
      startAngle={-110}
      endAngle={110}
      innerRadius="76%"
      aria-label="Renewable share of the world’s electricity in 2023, in percent; the goal is 60"
    >
      <GaugeReferenceArc />
      <GaugeValueArc style={{ fill: '#0f766e' }} />
      <GaugeValueText text={({ value }) => `${value}%`} />
      <Goal value={60} />
    </GaugeContainer>
    // #endregion
  );
}
