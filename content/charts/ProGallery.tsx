import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { proCharts } from './proCharts';

const grid = {
  height: 360,
  display: 'grid',
  gap: 2,
  gridAutoRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
};

export default function ProGallery() {
  return (
    // #region preview
    <Box sx={grid}>
      {proCharts.map(({ name, path, message, chart }) => (
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
    // #endregion
  );
}
