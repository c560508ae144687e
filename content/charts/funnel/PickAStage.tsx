import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicationStages } from '../../samples/applications';

const colors = ['#1d2899', '#2a37b8', '#4254fb', '#6f7dfc', '#9aa4fd'];
const data = applicationStages.map((stage, index) => ({ ...stage, color: colors[index] }));

export default function PickAStage() {
  const [index, setIndex] = React.useState(2);
  const { label, value } = applicationStages[index]!;
  const before = applicationStages[index - 1];
  const kept = before && Math.round((value / before.value) * 100);

  return (
    <Box>
      <Typography role="status" align="center" sx={{ height: 28 }}>
        {label}: {value} {kept !== undefined && `(${kept}% of the previous step)`}
      </Typography>
      {/* #region preview */}
      <FunnelChart
        height={260}
        role="img"
        aria-label="Applications, from the form to the first day"
        series={[
          {
            id: 'applications',
            data,
            sectionLabel: false,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={{ seriesId: 'applications', dataIndex: index }}
        onItemClick={(_event, { dataIndex }) => setIndex(dataIndex)}
        hideLegend
      />
      {/* #endregion */}
    </Box>
  );
}
