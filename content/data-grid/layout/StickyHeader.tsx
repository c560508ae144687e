import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(100);
const { name, country, salaryEur } = personColumns;
const columns = [name, country, salaryEur].map((column) => ({
  ...column,
  flex: 1,
  minWidth: 80,
}));
const BAR_HEIGHT = 48;
const HEADER_HEIGHT = 56;

export default function StickyHeader() {
  const apiRef = useGridApiRef();

  // The grid scrolls its own container to the focused cell, not the page.
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', ({ id, field }) => {
        apiRef.current?.getCellElement(id, field)?.scrollIntoView({ block: 'nearest' });
      }),
    [apiRef],
  );

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
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          columnHeaderHeight={HEADER_HEIGHT}
          hideFooter
          sx={{
            // A sticky element sticks to its nearest ancestor that clips its content.
            overflow: 'visible',
            [`& .${gridClasses.main}, & .${gridClasses.virtualScroller}`]: { overflow: 'visible' },
            [`& .${gridClasses['container--top']}`]: { top: BAR_HEIGHT },
            [`& .${gridClasses.cell}`]: { scrollMarginTop: BAR_HEIGHT + HEADER_HEIGHT },
          }}
        />
      </Box>
      {/* #endregion */}
      <Typography sx={{ p: 2 }}>End of the page</Typography>
    </Box>
  );
}
