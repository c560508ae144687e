import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { regionPopulation } from '../../samples/chartWorld';

const regions = { asia: 'Asia', africa: 'Africa', europe: 'Europe', americas: 'Americas' };
const colors = ['#1d4ed8', '#c2410c', '#0f766e', '#a21caf'];
const millions = (value: number | null) => `${value?.toLocaleString('en-US')} million`;

export default function SmallMultiples() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {Object.entries(regions).map(([dataKey, label], index) => (
        <Box key={dataKey}>
          <Typography variant="body2" component="div" sx={{ height: 20 }}>
            {label}
          </Typography>
          {/* #region preview */}
          <LineChart
            height={150}
            role="img"
            aria-label={`People in ${label} since 1950`}
            dataset={regionPopulation}
            xAxis={[{ dataKey: 'year', scaleType: 'point' }]}
            // The same range in all charts makes them comparable.
            yAxis={[{ min: 0, max: 5000, tickNumber: 2, width: 46 }]}
            series={[
              {
                dataKey,
                label,
                color: colors[index],
                area: true,
                showMark: false,
                valueFormatter: millions,
              },
            ]}
            margin={{ top: 8, left: 0, right: 16, bottom: 0 }}
            hideLegend
          />
          {/* #endregion */}
        </Box>
      ))}
    </Box>
  );
}
