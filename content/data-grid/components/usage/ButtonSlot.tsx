import { useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ColumnsPanelTrigger, DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  ref?: Ref<HTMLButtonElement>;
  startIcon?: ReactNode;
  size?: string;
  touchRippleRef?: unknown;
}

// Props that a plain button doesn't know must not reach the DOM.
function PlainButton({
  startIcon,
  children,
  size: _size,
  touchRippleRef: _touchRippleRef,
  ...props
}: PlainButtonProps) {
  return (
    <button type="button" {...props} style={{ minHeight: 32, padding: '0 12px' }}>
      {startIcon}
      {children}
    </button>
  );
}
// #endregion

function PanelToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
    </Toolbar>
  );
}

const ordinary = { toolbar: PanelToolbar };
const plain = { toolbar: PanelToolbar, baseButton: PlainButton };

export default function ButtonSlot() {
  const [replaced, setReplaced] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={replaced} onChange={(_event, on) => setReplaced(on)} />}
        label="Plain buttons"
      />
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slots={replaced ? plain : ordinary}
      />
    </Stack>
  );
}
