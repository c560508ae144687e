import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { countries, gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
function CountryEditor({ id, field, value }: GridRenderEditCellParams<GridPerson, string>) {
  const apiRef = useGridApiContext();
  const [open, setOpen] = useState(true);

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      options={countries}
      value={value || null}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, country) =>
        void apiRef.current.setEditCellValue({ id, field, value: country ?? '' })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          size="small"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Country' } }}
          // While the list is open, Enter and Escape belong to it.
          onKeyDown={(event) =>
            open && ['Enter', 'Escape'].includes(event.key) && event.stopPropagation()
          }
        />
      )}
    />
  );
}

const columns: GridColDef<GridPerson>[] = [
  personColumns.name,
  {
    ...personColumns.country,
    width: 180,
    editable: true,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  personColumns.department,
  personColumns.salaryEur,
];
// #endregion

export default function CountrySearch() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} />
    </div>
  );
}
