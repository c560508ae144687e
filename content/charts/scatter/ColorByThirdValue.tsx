import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { railTowns } from '../../samples/towns';

export default function ColorByThirdValue() {
  return (
    <ScatterChart
      height={300}
      role="img"
      aria-label="Large towns are found at every distance and every rent"
      // #region preview
      dataset={railTowns}
      series={[
        {
          label: 'Towns',
          datasetKeys: { id: 'id', x: 'minutes', y: 'rent', z: 'inhabitants' },
          markerSize: 8,
          valueFormatter: (point) => point && `${point.id}: ${point.z} thousand people`,
        },
      ]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 0, max: 150, color: ['#b9c0ff', '#1d2899'] } },
      ]}
      // #endregion
      xAxis={[{ label: 'Travel time to the city (min)', min: 0 }]}
      yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          labelPosition: 'extremes',
          minLabel: '0',
          maxLabel: '150 thousand',
          sx: { width: 300 },
        },
      }}
    />
  );
}
