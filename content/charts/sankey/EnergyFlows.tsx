import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyFlows } from '../../samples/flows';

const nodes = [
  { id: 'Wind', color: '#009e73' },
  { id: 'Solar', color: '#e69f00' },
  { id: 'Gas', color: '#7d8590' },
  { id: 'Waste heat', color: '#d55e00' },
  { id: 'Power grid', color: '#4254fb' },
  { id: 'Heat network', color: '#a23b72' },
];

// Each link has the color of its source.
const links = energyFlows.map((flow) => ({
  ...flow,
  color: nodes.find(({ id }) => id === flow.source)?.color,
}));

export default function EnergyFlows() {
  return (
    // #region preview
    <SankeyChart
      height={360}
      role="img"
      aria-label="Most of the district's power comes from wind, most of its heat from gas"
      series={{
        data: { nodes, links },
        nodeOptions: { color: '#56606b', padding: 16 },
      }}
    />
    // #endregion
  );
}
