import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { applicationStages } from '../samples/applications';
import { energyFlows } from '../samples/flows';
import { openingDays, openingHours, visitCells } from '../samples/visits';
import { bare, type SmallChart } from './communityCharts';

const ramp = { type: 'continuous', min: 10, max: 104, color: ['#dfe4ff', '#2a37b8'] } as const;
const blues = ['#2a37b8', '#4254fb', '#6f7dfc', '#9aa4fd', '#c5cbfe'];
const stages = applicationStages.map((stage, index) => ({ ...stage, color: blues[index] }));

export const proCharts: SmallChart[] = [
  {
    name: 'Heatmap',
    path: 'heatmap',
    message: 'A library is busiest on Saturday before noon',
    chart: (
      <Heatmap
        margin={4}
        sx={bare.sx}
        xAxis={[{ data: openingHours, position: 'none' }]}
        yAxis={[{ data: openingDays, position: 'none' }]}
        zAxis={[{ colorMap: ramp }]}
        series={[{ data: visitCells, label: 'Visits' }]}
      />
    ),
  },
  {
    name: 'Funnel',
    path: 'funnel',
    message: 'Few applications lead to a job',
    chart: <FunnelChart {...bare} series={[{ data: stages, sectionLabel: false }]} />,
  },
  {
    name: 'Pyramid',
    path: 'pyramid',
    message: 'Applications by stage, as a pyramid',
    chart: (
      <FunnelChart
        {...bare}
        gap={2}
        series={[{ data: stages, curve: 'pyramid', sectionLabel: false, borderRadius: 0 }]}
      />
    ),
  },
  {
    name: 'Sankey',
    path: 'sankey',
    message: 'Where energy comes from and where it goes',
    chart: (
      <SankeyChart
        margin={4}
        sx={bare.sx}
        series={{ data: { links: energyFlows }, nodeOptions: { showLabels: false, padding: 6 } }}
      />
    ),
  },
];
