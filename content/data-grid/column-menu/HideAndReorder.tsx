import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridColumnMenuSortItem, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function HideAndReorder() {
  const [sort, setSort] = useState(false);
  const [filterFirst, setFilterFirst] = useState(true);

  // #region preview
  const columnMenu = {
    slots: { columnMenuSortItem: sort ? GridColumnMenuSortItem : null },
    slotProps: { columnMenuFilterItem: { displayOrder: filterFirst ? 0 : 40 } },
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', minHeight: 76 }}>
        <FormControlLabel
          control={<Switch checked={sort} onChange={(_event, on) => setSort(on)} />}
          label="Sort commands"
        />
        <FormControlLabel
          control={<Switch checked={filterFirst} onChange={(_event, on) => setFilterFirst(on)} />}
          label="Filter first"
        />
      </Stack>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
      />
    </Stack>
  );
}
