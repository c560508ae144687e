import Box from '@mui/material/Box';
import { DataGrid, type GridLocaleText } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);
const { name, country, rating, salaryEur } = personColumns;
const columns = [name, country, rating, salaryEur];

// #region preview
const localeText: Partial<GridLocaleText> = {
  paginationRowsPerPage: 'Per page:',
  paginationDisplayedRows: ({ from, to, count, estimated }) => {
    const total = count === -1 ? `about ${estimated ?? to}` : count.toLocaleString('en');
    return `${from}–${to} / ${total}`;
  },
};

const slotProps = {
  basePagination: { material: { showFirstButton: true, showLastButton: true } },
};
// #endregion

export default function FooterText() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Staff with a custom footer text"
        rows={rows}
        columns={columns}
        localeText={localeText}
        slotProps={slotProps}
        pageSizeOptions={[10, 50]}
        initialState={{ pagination: { paginationModel: { page: 4, pageSize: 50 } } }}
        hideFooterSelectedRowCount
      />
    </Box>
  );
}
