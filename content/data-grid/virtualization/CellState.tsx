import { createContext, useContext, useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import StarIcon from '@mui/icons-material/Star';
import { DataGridPro, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(5000);
const { name, department, progress } = personColumns;

// #region preview
interface Stars {
  keep: boolean;
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
}
const StarsContext = createContext<Stars>({ keep: false, ids: new Set(), toggle: () => undefined });

function StarCell({ row, tabIndex }: GridRenderCellParams<GridPerson>) {
  const { keep, ids, toggle } = useContext(StarsContext);
  // Lost when the row scrolls out of view.
  const [own, setOwn] = useState(false);

  return (
    <ToggleButton
      value="star"
      size="small"
      tabIndex={tabIndex}
      selected={keep ? ids.has(row.id) : own}
      onChange={() => (keep ? toggle(row.id) : setOwn(!own))}
      aria-label={`Star ${row.name}`}
    >
      <StarIcon fontSize="small" />
    </ToggleButton>
  );
}
// #endregion

const columns: GridColDef<GridPerson>[] = [
  {
    field: 'star',
    headerName: 'Star',
    width: 70,
    display: 'flex',
    sortable: false,
    renderCell: (params) => <StarCell {...params} />,
  },
  name,
  department,
  progress,
];

export default function CellState() {
  const [keep, setKeep] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const stars = useMemo<Stars>(() => {
    const toggle = (id: number) =>
      setIds(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]));
    return { keep, ids, toggle };
  }, [keep, ids]);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={keep} onChange={() => setKeep(!keep)} />}
        label="Keep the stars outside the cells"
      />
      <StarsContext.Provider value={stars}>
        <DataGridPro aria-label="Staff with stars" rows={rows} columns={columns} hideFooter />
      </StarsContext.Provider>
    </Stack>
  );
}
