import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenuFilterItem,
  gridFilterModelSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);
const listed = ['country', 'department', 'product', 'status'];

// #region preview
interface OptionProps {
  label: string;
  checked: boolean;
  onToggle: () => void;
}

function Option({ label, checked, onToggle }: OptionProps) {
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={checked} onClick={onToggle}>
      <ListItemIcon>
        {checked ? <CheckedIcon fontSize="small" /> : <UncheckedIcon fontSize="small" />}
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}

function ValuesItem({ colDef: { field } }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const all = [...new Set(Object.values(lookup).map((row) => String(row[field])))].sort();
  const chosen: string[] = items.find(({ id }) => id === field)?.value ?? all;

  const apply = (value: string[]) => {
    const item = { id: field, field, operator: 'isAnyOf', value };
    // An empty list would pass all rows, too.
    if (value.length % all.length === 0) apiRef.current.deleteFilterItem(item);
    else apiRef.current.upsertFilterItem(item);
  };

  return [
    <Option
      key="all"
      label="All"
      checked={chosen.length === all.length}
      onToggle={() => apply(all)}
    />,
    ...all.map((value) => {
      const checked = chosen.includes(value);
      const next = checked ? chosen.filter((each) => each !== value) : [...chosen, value];
      return <Option key={value} label={value} checked={checked} onToggle={() => apply(next)} />;
    }),
  ];
}

function FilterItem(props: GridColumnMenuItemProps) {
  const List = listed.includes(props.colDef.field) ? ValuesItem : GridColumnMenuFilterItem;
  return <List {...props} />;
}

const columnMenu = { slots: { columnMenuFilterItem: FilterItem } };
// #endregion

export default function CheckboxFilter() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro aria-label="Staff" rows={rows} columns={columns} slotProps={{ columnMenu }} />
    </div>
  );
}
