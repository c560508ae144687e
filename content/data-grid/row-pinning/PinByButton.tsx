import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import { useMemo, useState } from 'react';
import { DataGridPro, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import { people, type Person } from '../../samples/people';

export default function PinByButton() {
  // #region preview
  const [pinnedIds, setPinnedIds] = useState([4, 8]);

  const rows = useMemo(() => people.filter((p) => !pinnedIds.includes(p.id)), [pinnedIds]);
  const pinnedRows = useMemo(
    () => ({ top: people.filter((p) => pinnedIds.includes(p.id)) }),
    [pinnedIds],
  );

  const columns = useMemo<GridColDef<Person>[]>(
    () => [
      { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
      { field: 'team', headerName: 'Team', width: 120 },
      {
        field: 'pin',
        headerName: 'Pin',
        type: 'actions',
        width: 70,
        getActions: ({ row: { id } }) => [
          <GridActionsCellItem
            key="pin"
            icon={pinnedIds.includes(id) ? <PushPinIcon /> : <PushPinOutlinedIcon />}
            label={pinnedIds.includes(id) ? 'Unpin' : 'Pin to the top'}
            onClick={() =>
              setPinnedIds((ids) => (ids.includes(id) ? ids.filter((i) => i !== id) : [...ids, id]))
            }
          />,
        ],
      },
    ],
    [pinnedIds],
  );
  // #endregion

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
