import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { yearlyGeneration } from '../../samples/energy';

const area = { area: true, stack: 'sources', highlightScope: { highlight: 'item' } } as const;

export default function WhatWasClicked() {
  const [text, setText] = React.useState('Click a mark, a line, an area or the background.');

  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ height: 40 }}>
        {text}
      </Typography>
      {/* #region preview */}
      <LineChart
        height={280}
        role="img"
        aria-label="Electricity from hydro power and wind by year"
        dataset={yearlyGeneration}
        xAxis={[{ dataKey: 'year', scaleType: 'point', label: 'Year' }]}
        yAxis={[{ label: 'Generation (TWh)' }]}
        series={[
          { id: 'hydro', dataKey: 'hydro', label: 'Hydro', color: '#4254fb', ...area },
          { id: 'wind', dataKey: 'wind', label: 'Wind', color: '#009e73', ...area },
        ]}
        onAxisClick={(_event, data) => data && setText(`Axis: ${data.axisValue}`)}
        onAreaClick={(_event, { seriesId }) => setText(`Area of ${seriesId}`)}
        onLineClick={(_event, { seriesId }) => setText(`Line of ${seriesId}`)}
        onMarkClick={(_event, { seriesId, dataIndex }) =>
          setText(`Mark ${dataIndex} of ${seriesId}`)
        }
        sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.4 } }}
      />
      {/* #endregion */}
    </Box>
  );
}
