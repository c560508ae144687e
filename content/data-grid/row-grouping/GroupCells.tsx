import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const avatar = { width: 30, height: 30, fontSize: 12, bgcolor: 'divider', color: 'text.primary' };

// #region preview
function Members({ ids }: { ids: GridRowId[] }) {
  const lookup = useGridSelector(useGridApiContext(), gridRowsLookupSelector);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <AvatarGroup aria-hidden>
        {ids.slice(0, 3).map((id) => (
          <Avatar key={id} sx={avatar}>
            {(lookup[id] as GridPerson).name.replace(/(\S)\S*\s*/g, '$1')}
          </Avatar>
        ))}
      </AvatarGroup>
      {ids.length} people
    </Box>
  );
}

const team: GridColDef<GridPerson> = {
  ...personColumns.name,
  headerName: 'Team',
  renderCell: (params) =>
    params.rowNode.type === 'group' ? (
      <Members ids={params.rowNode.children} />
    ) : (
      personColumns.name.renderCell?.(params)
    ),
};
// #endregion

const columns = [personColumns.rating, team, personColumns.country, personColumns.hours];
const initialState = {
  rowGrouping: { model: ['rating'] },
  columns: { columnVisibilityModel: { rating: false } },
};
const groupingColDef = { headerName: 'Rating', width: 200, hideDescendantCount: true };

export default function GroupCells() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff by rating, with the members of each group"
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 3.5}
      />
    </Box>
  );
}
