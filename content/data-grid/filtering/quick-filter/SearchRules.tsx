import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { people, type Person } from '../../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', width: 140 },
  { field: 'office', headerName: 'Office' },
];

export default function SearchRules() {
  // #region preview
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['surveyor', 'nairobi'],
    quickFilterLogicOperator: GridLogicOperator.Or,
    quickFilterExcludeHiddenColumns: false,
  });
  // #endregion
  const anyWord = filterModel.quickFilterLogicOperator === GridLogicOperator.Or;
  const hiddenToo = filterModel.quickFilterExcludeHiddenColumns === false;

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={anyWord} />}
          label="Any word is enough"
          onChange={(_event, checked) =>
            setFilterModel({
              ...filterModel,
              quickFilterLogicOperator: checked ? GridLogicOperator.Or : GridLogicOperator.And,
            })
          }
        />
        <FormControlLabel
          control={<Switch checked={hiddenToo} />}
          label="Search the hidden office"
          onChange={(_event, checked) =>
            setFilterModel({ ...filterModel, quickFilterExcludeHiddenColumns: !checked })
          }
        />
      </Stack>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        initialState={{ columns: { columnVisibilityModel: { office: false } } }}
        hideFooterPagination
      />
    </Stack>
  );
}
