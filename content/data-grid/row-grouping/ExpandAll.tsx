import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, gridRowTreeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { country, department, name, rating, progress } = personColumns;
const columns = [country, department, name, rating, progress];
const initialState = {
  rowGrouping: { model: ['country', 'department'] },
  columns: { columnVisibilityModel: { country: false, department: false } },
};

export default function ExpandAll() {
  const apiRef = useGridApiRef();

  // #region preview
  const setDepth = (depth: number) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, node.depth < depth);
      }
    }
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setDepth(0)}>Collapse all</Button>
        <Button onClick={() => setDepth(1)}>Countries</Button>
        <Button onClick={() => setDepth(2)}>Expand all</Button>
      </Stack>
      <DataGridPremium
        aria-label="Staff by country and department, expanded by buttons"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </Stack>
  );
}
