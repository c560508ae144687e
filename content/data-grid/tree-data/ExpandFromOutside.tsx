import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { festival, type BudgetLine } from './festival';

const columns: GridColDef<BudgetLine>[] = [
  { field: 'costEur', headerName: 'Cost (EUR)', type: 'number', width: 120 },
];

const getTreeDataPath = (row: BudgetLine) => row.path;
const isGroupExpandedByDefault = (node: GridGroupNode) => node.groupingKey === 'Stage';

export default function ExpandFromOutside() {
  const apiRef = useGridApiRef();

  // #region preview
  const setAll = (expanded: boolean) => {
    const nodes = Object.values(gridRowTreeSelector(apiRef));
    for (const node of nodes) {
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, expanded);
      }
    }
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setAll(true)}>Expand all</Button>
        <Button onClick={() => setAll(false)}>Collapse all</Button>
      </Stack>
      <DataGridPro
        aria-label="Festival budget, opened at the stage"
        apiRef={apiRef}
        rows={festival}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
      />
    </Stack>
  );
}
