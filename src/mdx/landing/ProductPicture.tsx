import type { ReactNode } from 'react';
import type { ProductId } from '../../../content/plans.ts';

const line = 'var(--docs-line)';
const strong = 'var(--docs-line-strong)';
const accent = 'var(--accent)';
const tint = 'color-mix(in srgb, var(--accent) 18%, var(--docs-surface-raised))';

const bar = (x: number, y: number, width: number, fill: string, height = 7) => (
  <rect
    key={`${x},${y},${width}`}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={height / 2}
    fill={fill}
  />
);

const names = [62, 48, 70, 54, 44];
const amounts = [30, 44, 24, 38, 50];

function Grid() {
  return (
    <>
      <path d="M0 0h360v34H0z" fill="var(--docs-surface-sunken)" />
      {[52, 158, 236, 300].map((x, column) => bar(x, 14, [46, 34, 30, 36][column] ?? 30, strong))}
      <path d="m206 20 4-5 4 5z" fill={accent} />
      {names.map((width, row) => {
        const y = 34 + row * 30;
        return (
          <g key={y}>
            {row === 1 && <path d={`M0 ${y}h360v30H0z`} fill={tint} />}
            <path d={`M0 ${y}h360`} stroke={line} />
            <rect
              x="16"
              y={y + 9}
              width="12"
              height="12"
              rx="3"
              fill={row === 1 ? accent : 'none'}
              stroke={row === 1 ? accent : strong}
              strokeWidth="1.5"
            />
            <circle cx="60" cy={y + 15} r="8" fill={row % 2 ? accent : strong} opacity="0.75" />
            {bar(76, y + 12, width, strong)}
            {bar(158, y + 9, 44, tint, 13)}
            {bar(166, y + 13, 28, accent, 5)}
            {bar(236, y + 12, 54, line)}
            {bar(236, y + 12, amounts[row] ?? 30, accent)}
            {bar(346 - (amounts[row] ?? 30), y + 12, amounts[row] ?? 30, strong)}
          </g>
        );
      })}
    </>
  );
}

const days = Array.from({ length: 35 }, (_, index) => index).filter(
  (index) => index > 1 && index < 33,
);

function Calendar() {
  return (
    <>
      <rect
        x="24"
        y="24"
        width="124"
        height="40"
        rx="7"
        fill="none"
        stroke={accent}
        strokeWidth="2"
      />
      {bar(38, 41, 18, strong)}
      {bar(62, 37, 22, tint, 15)}
      {bar(66, 41, 14, accent)}
      {bar(90, 41, 20, strong)}
      <path
        d="M124 38h12v12h-12zM124 42h12M127 36v3m6-3v3"
        fill="none"
        stroke={accent}
        strokeWidth="1.5"
      />
      {bar(24, 80, 84, line)}
      {bar(24, 96, 110, line)}
      {bar(24, 112, 62, line)}
      <rect
        x="174"
        y="14"
        width="166"
        height="156"
        rx="10"
        fill="var(--docs-surface-raised)"
        stroke={line}
      />
      {bar(190, 28, 58, strong)}
      <path d="m304 27-5 5 5 5m14-10 5 5-5 5" fill="none" stroke={strong} strokeWidth="2" />
      {days.map((index) => {
        const x = 197 + (index % 7) * 20;
        const y = 60 + Math.floor(index / 7) * 22;
        const isRange = index > 15 && index < 19;
        return (
          <g key={index}>
            {index === 16 && <circle cx={x} cy={y} r="9.5" fill={accent} />}
            {index === 10 && <circle cx={x} cy={y} r="9" fill="none" stroke={accent} />}
            <circle
              cx={x}
              cy={y}
              r="2.6"
              fill={index === 16 ? 'var(--docs-surface-raised)' : isRange ? accent : strong}
            />
          </g>
        );
      })}
    </>
  );
}

const heights = [38, 52, 46, 70, 64, 88, 80, 108];

function Bars() {
  return (
    <>
      {[44, 76, 108, 140].map((y) => (
        <path key={y} d={`M40 ${y}h300`} stroke={line} strokeDasharray="3 4" />
      ))}
      {[42, 74, 106, 138].map((y) => bar(16, y, 14, strong, 5))}
      {heights.map((height, index) => {
        const x = 54 + index * 36;
        return (
          <g key={x}>
            <path d={`M${x} ${160 - height * 0.55}h18V160h-18z`} fill={accent} />
            <path
              d={`M${x} ${160 - height}q0-5 5-5h8q5 0 5 5v${height * 0.45 - 2}h-18z`}
              fill={accent}
              opacity="0.4"
            />
            {bar(x + 2, 167, 14, strong, 4)}
          </g>
        );
      })}
      <path d="M40 160h300" stroke={strong} />
      <path
        d="M63 96q18-18 36-20t36 2 36-24 36-4 36-16 36 6 36-16"
        fill="none"
        stroke="var(--docs-text-soft)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle
        cx="315"
        cy="24"
        r="5"
        fill="var(--docs-surface-raised)"
        stroke="var(--docs-text-soft)"
        strokeWidth="2.5"
      />
    </>
  );
}

/** Depth and width of each item's label; an open one points down. */
const items = [
  { depth: 0, width: 70, isOpen: true },
  { depth: 1, width: 92, isOpen: true },
  { depth: 2, width: 60 },
  { depth: 2, width: 104, isSelected: true },
  { depth: 1, width: 76, isOpen: false },
  { depth: 0, width: 84, isOpen: false },
];

function Branches() {
  return (
    <>
      <path d="M49 42v90m28-62v34" fill="none" stroke={line} strokeWidth="1.5" />
      {items.map(({ depth, width, isOpen, isSelected }, row) => {
        const x = 40 + depth * 28;
        const y = 26 + row * 26;
        return (
          <g key={y}>
            {isSelected && <rect x={x - 6} y={y - 12} width="220" height="24" rx="6" fill={tint} />}
            {isOpen !== undefined && (
              <path
                d={isOpen ? `m${x - 1} ${y - 3} 5 5 5-5` : `m${x + 1} ${y - 5} 5 5-5 5`}
                fill="none"
                stroke="var(--docs-text-soft)"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            )}
            {isOpen === undefined ? (
              <rect
                x={x + 20}
                y={y - 8}
                width="12"
                height="15"
                rx="2.5"
                fill="none"
                stroke={isSelected ? accent : strong}
                strokeWidth="1.8"
              />
            ) : (
              <path
                d={`M${x + 18} ${y + 7}v-13h6l2 3h9v10z`}
                fill={accent}
                opacity={isOpen ? 1 : 0.45}
              />
            )}
            {bar(x + 44, y - 4, width, isSelected ? accent : strong)}
          </g>
        );
      })}
    </>
  );
}

const drawings: Record<ProductId, ReactNode> = {
  'x-data-grid': <Grid />,
  'x-date-pickers': <Calendar />,
  'x-charts': <Bars />,
  'x-tree-view': <Branches />,
};

/** A drawing of the product; its colors come from the shell's variables and `--accent`. */
export function ProductPicture({ is }: { is: ProductId }) {
  return (
    <svg viewBox="0 0 360 184" aria-hidden="true">
      {drawings[is]}
    </svg>
  );
}
