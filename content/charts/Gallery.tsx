import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { smallCharts } from './smallCharts';

const grid = {
  height: 500,
  display: 'grid',
  gap: 1,
  gridAutoRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 2 },
};

export default function Gallery() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {/* #region preview */}
      <Box sx={grid}>
        {smallCharts.map(({ name, path, pro, chart }) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Link href={`/x/react-charts/${path}/`} variant="body2">
                {name}
              </Link>
              {pro && <Chip label="Pro" size="small" sx={{ height: 18, fontSize: 11 }} />}
            </Box>
            <Box aria-hidden dir="ltr" sx={{ flex: 1, minHeight: 0 }}>
              {chart}
            </Box>
          </Box>
        ))}
      </Box>
      {/* #endregion */}
    </Box>
  );
}
