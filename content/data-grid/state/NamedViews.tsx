import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(400);
const { name, country, department, status, rating, salaryEur, joinedOn } = personColumns;
const columns = [name, country, department, status, rating, salaryEur, joinedOn];

// #region preview
/** Views as JSON by name, as a server or local storage would keep them. */
const everyone = {
  sorting: { sortModel: [] },
  filter: { filterModel: { items: [] } },
  columns: { columnVisibilityModel: {} },
};
const startViews: Record<string, string> = {
  Everyone: JSON.stringify(everyone),
  'Best paid': JSON.stringify({
    ...everyone,
    sorting: { sortModel: [{ field: 'salaryEur', sort: 'desc' }] },
  }),
  'On leave': JSON.stringify({
    ...everyone,
    filter: { filterModel: { items: [{ field: 'status', operator: 'is', value: 'on leave' }] } },
    columns: { columnVisibilityModel: { rating: false, salaryEur: false } },
  }),
};

export default function NamedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState(startViews);
  const [active, setActive] = useState('');

  const open = (view: string) => {
    apiRef.current?.restoreState(JSON.parse(views[view] ?? '{}') as GridInitialState);
    setActive(view);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const view = String(new FormData(event.currentTarget).get('view')).trim();
    if (!view) return;
    setViews({ ...views, [view]: JSON.stringify(apiRef.current?.exportState()) });
    setActive(view);
    event.currentTarget.reset();
  };
  const remove = (view: string) =>
    setViews(Object.fromEntries(Object.entries(views).filter(([key]) => key !== view)));
  // #endregion

  return (
    <Stack spacing={1.5} sx={{ height: 540, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.keys(views).map((view) => (
          <Chip
            key={view}
            label={view}
            color={view === active ? 'primary' : 'default'}
            aria-pressed={view === active}
            onClick={() => open(view)}
            onDelete={() => remove(view)}
          />
        ))}
      </Stack>
      <Stack component="form" direction="row" spacing={1} onSubmit={save}>
        <TextField name="view" label="Name of this view" size="small" autoComplete="off" />
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Stack>
      <DataGrid aria-label="Staff" apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
