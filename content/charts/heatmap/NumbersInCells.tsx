import type { SVGProps } from 'react';
import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { openingDays, openingHours, visitCells } from '../../samples/visits';

interface CellProps extends SVGProps<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number; isFaded: boolean };
}

// #region preview
function NumberCell({ x, y, width, height, ownerState, ...props }: CellProps) {
  const { color, value, isFaded } = ownerState;
  return (
    <g opacity={isFaded ? 0.4 : 1}>
      <rect
        {...props}
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={4}
        fill={color}
      />
      {width > 24 && (
        <text
          x={x + width / 2}
          y={y + height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={12}
          fill={value > 55 ? '#fff' : '#111'}
          pointerEvents="none"
        >
          {value}
        </text>
      )}
    </g>
  );
}
// #endregion

export default function NumbersInCells() {
  return (
    <Box role="img" aria-label="Visits by day and hour, most of them on Saturday at eleven: 104">
      <Heatmap
        height={300}
        xAxis={[{ data: openingHours, label: 'Hour' }]}
        yAxis={[{ data: openingDays, label: 'Day' }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 10, max: 105, color: ['#dfe4ff', '#1d2899'] } },
        ]}
        series={[
          {
            data: visitCells,
            label: 'Visits',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        slots={{ cell: NumberCell }}
      />
    </Box>
  );
}
