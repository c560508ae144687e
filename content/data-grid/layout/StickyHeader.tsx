import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(100);
const { name, country, rating, salaryEur } = personColumns;
const columns = [name, country, rating, salaryEur].map((column) => ({
  ...column,
  flex: 1,
  minWidth: 70,
}));
const BAR_HEIGHT = 48;

export default function StickyHeader() {
  return (
    // This box stands for the page that scrolls.
    <Box
      role="region"
      aria-label="Page with a long table"
      tabIndex={0}
      sx={{ height: 480, overflow: 'auto', width: '100%' }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          height: BAR_HEIGHT,
          display: 'flex',
          alignItems: 'center',
          px: 2,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        Staff directory
      </Box>
      <Typography sx={{ p: 2 }}>Scroll this page. The headers stop below the blue bar.</Typography>
      {/* #region preview */}
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Staff, with headers that stick to the page"
          rows={rows}
          columns={columns}
          hideFooter
          sx={{
            // A sticky element sticks to its nearest ancestor that clips its content.
            overflow: 'visible',
            [`& .${gridClasses.main}, & .${gridClasses.virtualScroller}`]: { overflow: 'visible' },
            [`& .${gridClasses['container--top']}`]: { top: BAR_HEIGHT },
          }}
        />
      </Box>
      {/* #endregion */}
      <Typography sx={{ p: 2 }}>End of the page</Typography>
    </Box>
  );
}
