import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { department, country, rating } = personColumns;
const name = { field: 'name', headerName: 'Name', width: 160 };
const columns = [department, name, country, rating];

// #region preview
const groupingColDefs = {
  groups: { leafField: 'name', mainGroupingCriteria: 'department', width: 220 },
  people: { leafField: 'name', width: 220 },
};
// #endregion

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false, name: false } },
  sorting: {
    sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' as const }],
  },
};

export default function SortGroupsOrLeaves() {
  const [target, setTarget] = useState<'groups' | 'people'>('groups');

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="The grouping column sorts and filters"
        value={target}
        onChange={(_event, next: typeof target | null) => setTarget(next ?? target)}
      >
        <ToggleButton value="groups">Departments</ToggleButton>
        <ToggleButton value="people">Leaves</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        key={target}
        aria-label="Staff, sorted by the grouping column"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDefs[target]}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </Stack>
  );
}
