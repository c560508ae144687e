import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { gridDimensionsSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid-pro';
import { orderSize, type Product } from './stock';

export function ProductPanel({ product }: { product: Product }) {
  const apiRef = useGridApiContext();
  // A panel is as wide as all columns: only what is in view counts.
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  const margin = Math.round((1 - product.costEur / product.priceEur) * 100);
  const pieces = orderSize(product);

  const facts: [string, string][] = [
    ['Number', product.id],
    ['Supplier', `${product.supplier}, ${product.leadDays} days`],
    ['Margin', `${margin}% of ${product.priceEur} EUR`],
    ...product.shelves.map(({ place, pieces: count }): [string, string] => [place, `${count} pcs`]),
    ['Ordered', product.onOrder > 0 ? `${product.onOrder} pcs` : 'nothing'],
  ];

  return (
    // Panels are siblings of the rows, so a panel needs the roles of a row and a cell to contain controls.
    <div role="row">
      <Box
        role="gridcell"
        sx={{
          position: 'sticky',
          insetInlineStart: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          p: 2,
          boxSizing: 'border-box',
          width: Math.min(viewportInnerSize.width, 720),
        }}
      >
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography sx={{ fontWeight: 600, mb: 1 }}>{product.name}</Typography>
          {facts.map(([term, value]) => (
            <Box key={term} sx={{ display: 'flex', gap: 1, fontSize: 14, lineHeight: 1.7 }}>
              <Box component="span" sx={{ width: 84, color: 'text.secondary' }}>
                {term}
              </Box>
              <span>{value}</span>
            </Box>
          ))}
          <Button
            size="small"
            variant="contained"
            disabled={product.onOrder > 0}
            onClick={() => apiRef.current.updateRows([{ ...product, onOrder: pieces }])}
            sx={{ mt: 1.5 }}
          >
            {product.onOrder > 0 ? 'Ordered' : `Order ${pieces} pieces`}
          </Button>
        </Box>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, maxWidth: 380 }}>
          <BarChart
            height={190}
            dataset={product.movements.map((movement) => ({ ...movement }))}
            xAxis={[{ dataKey: 'week' }]}
            yAxis={[{ label: 'Pieces', width: 44 }]}
            series={[
              { dataKey: 'sold', label: 'Sold' },
              { dataKey: 'received', label: 'Received' },
            ]}
          />
        </Box>
      </Box>
    </div>
  );
}
