import { useTheme } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimateBarLabel } from '@mui/x-charts/hooks';
import { revenueChanges } from '../../samples/sales';

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', minimumFractionDigits: 1 });
// Isolate the text so that the sign stays before the number on right-to-left pages.
const points = (value: number | null) =>
  value === null ? '' : `\u2066${signed.format(value)}\u2069`;
const percent = (value: number | null) => `${points(value)}%`;

// #region preview
function EndLabel({ children, ...props }: BarLabelProps) {
  const theme = useTheme();
  const { x, y, xOrigin, yOrigin, width, height, layout, skipAnimation } = props;
  const isNegative = y >= yOrigin;
  const { ref, ...position } = useAnimateBarLabel({
    x,
    y: isNegative ? y + height + 12 : y - 12,
    width,
    height: 0,
    xOrigin,
    yOrigin,
    layout,
    skipAnimation,
  });
  return (
    <text
      ref={ref}
      {...position}
      textAnchor="middle"
      dominantBaseline="central"
      fill={(theme.vars ?? theme).palette.text.primary}
      fontSize={12}
      fontWeight={600}
    >
      {children}
    </text>
  );
}
// #endregion

export default function LabelsAboveBars() {
  return (
    <BarChart
      height={320}
      role="img"
      aria-label="Revenue grew most in Czechia, 12.6%, and fell most in Estonia, 6.8%"
      dataset={revenueChanges}
      xAxis={[{ dataKey: 'country', label: 'Country' }]}
      yAxis={[{ label: 'Change in revenue (percent)', min: -10, max: 15, valueFormatter: points }]}
      hideLegend
      series={[{ dataKey: 'change', label: 'Change in revenue', valueFormatter: percent }]}
      barLabel={({ value }) => points(value)}
      slots={{ barLabel: EndLabel }}
    />
  );
}
