import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, getGridStringOperators, type GridFilterModel } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const filterOperators = getGridStringOperators().filter(({ value }) => value !== 'isAnyOf');
const operators = filterOperators.map(({ value }) => value);
const fields = ['name', 'country', 'department', 'product'];
const columns = Object.values(personColumns).map((column) =>
  fields.includes(column.field) ? { ...column, filterOperators } : { ...column, filterable: false },
);

// #region preview
const toQuery = ({ items }: GridFilterModel) =>
  new URLSearchParams(
    items.map(({ field, operator, value }) => [`${field}.${operator}`, String(value ?? '')]),
  ).toString();

/** A query string is user input: keep known fields and operators only. */
const fromQuery = (query: string): GridFilterModel => ({
  items: [...new URLSearchParams(query)]
    .flatMap(([key, value]) => {
      const [field = '', operator = ''] = key.split('.');
      const known = fields.includes(field) && operators.includes(operator);
      return known ? [{ field, operator, value }] : [];
    })
    .slice(0, 1), // The Community grid has one filter.
});
// #endregion

export default function QueryFilters() {
  const [query, setQuery] = useState('country.equals=Portugal');
  const filterModel = useMemo(() => fromQuery(query), [query]);

  return (
    <Stack spacing={1.5} sx={{ height: 520, width: '100%', pt: 1 }}>
      <TextField
        size="small"
        label="Query string"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={(model) => setQuery(toQuery(model))}
      />
    </Stack>
  );
}
