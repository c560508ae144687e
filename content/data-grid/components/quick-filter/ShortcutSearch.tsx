import { useRef, type KeyboardEvent } from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

function ShortcutToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <TextField
              fullWidth
              size="small"
              placeholder="Search (press / in the grid)"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search the staff' },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: ShortcutToolbar };

export default function ShortcutSearch() {
  const root = useRef<HTMLDivElement>(null);

  // #region preview
  const focusSearch = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault(); // Otherwise the field receives the slash.
    root.current?.querySelector<HTMLInputElement>('[role="searchbox"]')?.focus();
  };

  return (
    <div role="presentation" ref={root} onKeyDown={focusSearch} style={{ height: 440 }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
  // #endregion
}
