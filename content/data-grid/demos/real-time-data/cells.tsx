import { memo } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const tones = { up: 'var(--mui-palette-success-main)', down: 'var(--mui-palette-error-main)' };

const flash = keyframes({
  from: { backgroundColor: 'var(--flash)' },
  to: { backgroundColor: 'transparent' },
});

/** A price that flashes when it changes. */
export const PriceCell = memo(function PriceCell({ price, up }: { price: number; up: boolean }) {
  return (
    <Box
      // A new key restarts the animation.
      key={price}
      component="span"
      style={{
        ['--flash' as string]: `color-mix(in srgb, ${up ? tones.up : tones.down} 35%, transparent)`,
      }}
      sx={{
        px: 0.75,
        borderRadius: '4px',
        fontVariantNumeric: 'tabular-nums',
        '@media (prefers-reduced-motion: no-preference)': { animation: `${flash} 900ms ease-out` },
      }}
    >
      {price.toFixed(2)}
    </Box>
  );
});

export const ChangeCell = memo(function ChangeCell({ percent }: { percent: number }) {
  const up = percent >= 0;
  const Arrow = up ? ArrowDropUpIcon : ArrowDropDownIcon;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}
    >
      <Arrow fontSize="small" style={{ color: up ? tones.up : tones.down }} />
      {up ? '+' : '−'}
      {Math.abs(percent).toFixed(2)}%
    </Box>
  );
});

export const TrendCell = memo(function TrendCell({ data, up }: { data: number[]; up: boolean }) {
  return (
    <Box aria-hidden sx={{ width: '100%', height: 36 }}>
      <SparkLineChart
        data={data}
        height={36}
        color={up ? tones.up : tones.down}
        yAxis={{ min: Math.min(...data) * 0.998, max: Math.max(...data) * 1.002 }}
        margin={{ top: 4, bottom: 4, left: 2, right: 2 }}
      />
    </Box>
  );
});

/** The position of the price between the low and the high of the day. */
export const RangeCell = memo(function RangeCell({ low, high, price }: RangeProps) {
  const share = high === low ? 50 : ((price - low) / (high - low)) * 100;
  return (
    <Box sx={{ width: '100%', lineHeight: 1.2, fontSize: 12 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
        <span>{low.toFixed(2)}</span>
        <span>{high.toFixed(2)}</span>
      </Box>
      <Box sx={{ position: 'relative', height: 4, mt: 0.5, borderRadius: 1, bgcolor: 'divider' }}>
        <Box
          style={{ insetInlineStart: `calc(${share}% - 4px)` }}
          sx={{
            position: 'absolute',
            top: -2,
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: 'primary.main',
          }}
        />
      </Box>
    </Box>
  );
});

interface RangeProps {
  low: number;
  high: number;
  price: number;
}
