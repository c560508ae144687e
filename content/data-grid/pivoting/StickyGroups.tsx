import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(2000);
const { country, department, product, status, salaryEur } = personColumns;
const columns = [country, department, product, status, salaryEur];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'department' }],
      columns: [
        { field: 'country', sort: 'asc' as const },
        { field: 'product', sort: 'asc' as const },
      ],
      values: [{ field: 'salaryEur', aggFunc: 'avg' }],
    },
  },
};

// #region preview
const group = `& .${gridClasses['columnHeader--filledGroup']}`;

const stickyTitles = {
  [`${group} .${gridClasses.columnHeaderTitleContainer}`]: { overflow: 'visible' },
  [`${group} .${gridClasses.columnHeaderTitleContainerContent}`]: {
    position: 'sticky',
    insetInlineStart: 16,
  },
};
// #endregion

export default function StickyGroups() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Average salary by country and product"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        sx={stickyTitles}
      />
    </Box>
  );
}
