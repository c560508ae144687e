import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { railTowns } from '../../samples/towns';

// #region preview
const reach = {
  infinite: {},
  '40 px': { voronoiMaxRadius: 40 },
  'point only': { disableVoronoi: true },
};
// #endregion
const describe = (point: { id?: string | number; y: number } | null) =>
  point && `${point.id}: €${point.y}/m²`;
const data = railTowns.map(({ id, minutes, rent }) => ({ id, x: minutes, y: rent }));

export default function NearestPoint() {
  const [name, setName] = React.useState<keyof typeof reach>('infinite');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Hit area"
        value={name}
        onChange={(_event, next: typeof name | null) => next && setName(next)}
      >
        {Object.keys(reach).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        key={name}
        height={280}
        role="img"
        aria-label="Rent by travel time for ten towns"
        xAxis={[{ label: 'Travel time to the city (min)', min: 0 }]}
        yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
        series={[
          {
            label: 'Rent',
            data,
            color: '#4254fb',
            highlightScope: { highlight: 'item' },
            valueFormatter: describe,
          },
        ]}
        hideLegend
        {...reach[name]}
      />
    </Box>
  );
}
