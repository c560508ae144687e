import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { railTowns } from '../../samples/towns';

export default function ClickNearest() {
  const [index, setIndex] = React.useState(2);
  const town = railTowns[index]!;
  const data = railTowns.map(({ id, minutes, rent }) => ({ id, x: minutes, y: rent }));

  return (
    <Box>
      <Typography role="status" align="center">
        {town.id}: {town.minutes} min, €{town.rent}/m²
      </Typography>
      {/* #region preview */}
      <ScatterChart
        height={280}
        role="img"
        aria-label="Rent by travel time for ten towns"
        xAxis={[{ label: 'Travel time to the city (min)', min: 0 }]}
        yAxis={[{ label: 'Rent (€/m²)', min: 0 }]}
        series={[
          { id: 'towns', label: 'Towns', data, color: '#9aa4fd', markerSize: 6 },
          { id: 'picked', label: 'Picked', data: [data[index]!], color: '#d55e00', markerSize: 9 },
        ]}
        voronoiMaxRadius={60}
        onItemClick={(_event: unknown, { seriesId, dataIndex }: ScatterItemIdentifier) => {
          if (seriesId === 'towns') setIndex(dataIndex);
        }}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
