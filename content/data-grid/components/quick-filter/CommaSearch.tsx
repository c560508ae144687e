import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
];

// #region preview
const parser = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
const formatter = (values: string[]) => values.join(', ');

function OfficeToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter expanded parser={parser} formatter={formatter} debounceMs={300}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <TextField
              size="small"
              placeholder="Field survey, Nairobi"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Phrases, with commas' },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: OfficeToolbar };

export default function CommaSearch() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['Field survey'] },
          },
        }}
      />
    </div>
  );
}
