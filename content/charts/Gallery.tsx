import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { communityCharts } from './communityCharts';

const grid = {
  height: 460,
  display: 'grid',
  gap: 1,
  gridAutoRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 3 },
};

export default function Gallery() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {/* #region preview */}
      <Box sx={grid}>
        {communityCharts.map(({ name, path, message, chart }) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
            <Link href={`/x/react-charts/${path}/`} variant="body2" sx={{ py: 0.25 }}>
              {name}
            </Link>
            <Box role="img" aria-label={message} dir="ltr" sx={{ flex: 1, minHeight: 0 }}>
              {chart}
            </Box>
          </Box>
        ))}
      </Box>
      {/* #endregion */}
    </Box>
  );
}
