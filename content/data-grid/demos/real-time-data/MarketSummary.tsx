import Box from '@mui/material/Box';
import { gridRowsLookupSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid-pro';
import type { Quote } from './market';

/** Rendered in a slot, so that a tick re-renders only this line and not the whole page. */
export function MarketSummary() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const quotes = Object.values(lookup) as Quote[];
  const rising = quotes.filter((quote) => quote.priceEur >= quote.openEur).length;
  const average =
    quotes.reduce((sum, quote) => sum + quote.priceEur / quote.openEur, 0) / quotes.length;
  const volume = quotes.reduce((sum, quote) => sum + quote.volume, 0);

  const figures: [string, string][] = [
    ['Index', (1000 * average).toFixed(1)],
    ['Rising', String(rising)],
    ['Falling', String(quotes.length - rising)],
    ['Traded', `${(volume / 1e6).toFixed(2)} m`],
  ];

  return (
    <Box
      component="dl"
      sx={{ display: 'flex', gap: 3, m: 0, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {figures.map(([term, value]) => (
        <div key={term}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
