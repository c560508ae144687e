import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { budgetLinks, budgetNodes } from '../../samples/chartBudget';

const colorOf = new Map(budgetNodes.map(({ id, color }) => [id, color]));
// #region preview
const links = budgetLinks.map((link) => ({
  ...link,
  color: colorOf.get(link.source === 'budget' ? link.target : link.source),
}));

export default function NamedNodes() {
  return (
    <SankeyChart
      height={300}
      role="img"
      aria-label="Half of the town's budget of 104 million euros pays for schools"
      series={{ data: { nodes: budgetNodes, links }, linkOptions: { opacity: 0.35 } }}
    />
  );
}
// #endregion
