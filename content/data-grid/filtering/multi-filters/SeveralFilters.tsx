import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function SeveralFilters() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        aria-label="People in Japan or with a high salary"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'country', field: 'country', operator: 'equals', value: 'Japan' },
                { id: 'pay', field: 'salaryEur', operator: '>', value: 80000 },
              ],
              logicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
