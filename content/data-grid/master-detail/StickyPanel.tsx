import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../../samples/people';
import { detailColumn } from './detailColumn';

const columns: GridColDef<Person>[] = [
  detailColumn,
  { field: 'lastName', headerName: 'Last name', width: 150 },
  { field: 'email', headerName: 'Email', width: 300 },
  { field: 'team', headerName: 'Team', width: 180 },
  { field: 'role', headerName: 'Role', width: 200 },
];

// #region preview
function StillContent({ person }: { person: Person }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);

  return (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width: viewportInnerSize.width }}>
      <Box sx={{ p: 2 }}>
        {person.firstName} works from {person.remote ? 'home' : 'the office'} in {person.office}.
      </Box>
    </Box>
  );
}

const sx = { [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } };
// #endregion

const panel = ({ row }: GridRowParams<Person>) => <StillContent person={row} />;
const panelHeight = () => 'auto' as const;

export default function StickyPanel() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={people}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1, 2]) } }}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
