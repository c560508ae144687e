import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, getGroupRowIdFromPath, useGridApiRef } from '@mui/x-data-grid-premium';
import { countries, gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);
const { country, department, name, status, salaryEur } = personColumns;
const columns = [country, department, name, status, salaryEur];
const initialState = {
  rowGrouping: { model: ['country', 'department'] },
  columns: { columnVisibilityModel: { country: false, department: false } },
};

export default function JumpToGroup() {
  const apiRef = useGridApiRef();
  const [target, setTarget] = useState('');

  // #region preview
  const openResearch = (key: string) => {
    setTarget(key);
    const path = [
      { field: 'country', key },
      { field: 'department', key: 'Research' },
    ];
    const groupId = getGroupRowIdFromPath(path);
    apiRef.current?.setRowChildrenExpansion(getGroupRowIdFromPath(path.slice(0, 1)), true);
    apiRef.current?.setRowChildrenExpansion(groupId, true);
    // Scroll after the new rows are on the page.
    requestAnimationFrame(() => {
      const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(groupId);
      apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    });
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 480, width: '100%' }}>
      <TextField
        select
        variant="standard"
        label="Open Research in"
        value={target}
        onChange={(event) => openResearch(event.target.value)}
      >
        {countries.map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <DataGridPremium
        aria-label="Staff by country and department"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </Stack>
  );
}
