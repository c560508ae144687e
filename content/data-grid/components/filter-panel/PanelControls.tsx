import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, GridLogicOperator, type GridFilterModel } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

const filterModel: GridFilterModel = {
  items: [
    { id: 'from', field: 'joinedOn', operator: 'onOrAfter', value: '2020-01-01' },
    { id: 'pay', field: 'salaryEur', operator: '>', value: 60000 },
  ],
};

export default function PanelControls() {
  const [add, setAdd] = useState(true);
  const [removeAll, setRemoveAll] = useState(true);
  const [or, setOr] = useState(true);
  const [sorted, setSorted] = useState(false);

  const control = (label: string, checked: boolean, onChange: (on: boolean) => void) => (
    <FormControlLabel
      label={label}
      control={<Switch checked={checked} onChange={(_event, on) => onChange(on)} />}
    />
  );

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {control('Add filter', add, setAdd)}
        {control('Remove all', removeAll, setRemoveAll)}
        {control('And/or', or, setOr)}
        {control('columnsSort', sorted, setSorted)}
      </Stack>
      {/* #region preview */}
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel } }}
        slotProps={{
          filterPanel: {
            disableAddFilterButton: !add,
            disableRemoveAllButton: !removeAll,
            logicOperators: or ? undefined : [GridLogicOperator.And],
            columnsSort: sorted ? 'asc' : undefined,
          },
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
