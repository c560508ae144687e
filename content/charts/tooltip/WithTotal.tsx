import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { yearlyGeneration } from '../../samples/energy';

// #region preview
function TotalContent() {
  const axes = useAxesTooltip();
  const axis = axes?.[0];
  if (!axis) return null;
  const values = axis.seriesItems.map(({ value }) => (typeof value === 'number' ? value : 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <Paper elevation={3} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">{axis.axisFormattedValue}</Typography>
      {axis.seriesItems.map(({ seriesId, color, formattedLabel, formattedValue }) => (
        <Typography
          key={seriesId}
          variant="body2"
          sx={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1 }}
        >
          {formattedLabel}: {formattedValue}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
        Total: {total.toFixed(1)} TWh
      </Typography>
    </Paper>
  );
}

function TotalTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalContent />
    </ChartsTooltipContainer>
  );
}
// #endregion

const colors = { hydro: '#4254fb', wind: '#009e73', gas: '#e69f00', coal: '#7d8590' };

export default function WithTotal() {
  return (
    <BarChart
      height={300}
      role="img"
      aria-label="Electricity by source and year"
      dataset={yearlyGeneration}
      xAxis={[{ dataKey: 'year', label: 'Year' }]}
      yAxis={[{ label: 'Generation (TWh)' }]}
      series={Object.entries(colors).map(([dataKey, color]) => ({
        dataKey,
        color,
        label: dataKey,
        stack: 'sources',
        valueFormatter: (value) => `${value} TWh`,
      }))}
      slots={{ tooltip: TotalTooltip }}
    />
  );
}
