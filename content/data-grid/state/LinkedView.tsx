import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, department, rating, salaryEur } = personColumns;
const columns = [name, country, department, rating, salaryEur];

// #region preview
/** Sorting and filters are short enough for a link. Column widths and order aren't worth it. */
function toQuery({ sorting, filter }: GridInitialState = {}): string {
  return `?${new URLSearchParams({ view: JSON.stringify({ sorting, filter }) })}`;
}

function fromQuery(query: string): GridInitialState {
  try {
    return JSON.parse(new URLSearchParams(query).get('view') ?? '{}') as GridInitialState;
  } catch {
    // Links can be cut off or edited.
    return {};
  }
}
// #endregion

const bestPaid = toQuery({ sorting: { sortModel: [{ field: 'salaryEur', sort: 'desc' }] } });

export default function LinkedView() {
  const apiRef = useGridApiRef();
  const [query, setQuery] = useState(bestPaid);

  return (
    <Stack spacing={1.5} sx={{ height: 540, width: '100%' }}>
      <TextField
        size="small"
        label="End of the link"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mt: 1 }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setQuery(toQuery(apiRef.current?.exportState()))}>
          Make a link
        </Button>
        <Button variant="contained" onClick={() => apiRef.current?.restoreState(fromQuery(query))}>
          Open the link
        </Button>
      </Stack>
      <DataGrid aria-label="Staff to share" apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
