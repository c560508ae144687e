import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { continents } from '../samples/chartWorld';

type Item = (typeof continents)[number];
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const sum = (items: Item[]) => items.reduce((total, { area }) => total + area, 0);

// #region preview
/** Splits the items into two halves of similar size along the longer side, again and again. */
function split(items: Item[], box: Box): (Item & Box)[] {
  const [first] = items;
  if (!first) return [];
  if (items.length === 1) return [{ ...first, ...box }];
  let count = 1;
  while (count < items.length - 1 && sum(items.slice(0, count)) < sum(items) / 2) count += 1;
  const share = sum(items.slice(0, count)) / sum(items);
  const { left, top, width, height } = box;
  const [one, two] =
    width > height
      ? [
          { left, top, width: width * share, height },
          { left: left + width * share, top, width: width * (1 - share), height },
        ]
      : [
          { left, top, width, height: height * share },
          { left, top: top + height * share, width, height: height * (1 - share) },
        ];
  return [...split(items.slice(0, count), one), ...split(items.slice(count), two)];
}

function Tiles() {
  return split(continents, useDrawingArea()).map(({ id, area, color, ...box }) => (
    <g key={id} transform={`translate(${box.left} ${box.top})`}>
      <rect width={box.width - 2} height={box.height - 2} rx={4} fill={color}>
        <title>{`${id}: ${area} million km²`}</title>
      </rect>
      <text x={8} y={20} fontSize={12} fill="#fff" pointerEvents="none">
        {id}
        <tspan x={8} dy={16}>
          {area}
        </tspan>
      </text>
    </g>
  ));
}
// #endregion

export default function Treemap() {
  return (
    <ChartContainer
      height={300}
      margin={2}
      role="img"
      aria-label="Land area of the continents in millions of square kilometers; Asia has 44.6"
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[]}
      disableAxisListener
    >
      <Tiles />
    </ChartContainer>
  );
}
