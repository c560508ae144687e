import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useEffect, useRef } from 'react';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { people, type Person } from '../../../samples/people';

// #region preview
function RoleEditor({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams<Person>) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <InputBase
      inputRef={input}
      fullWidth
      sx={{ px: 1.25, font: 'inherit' }}
      inputProps={{ 'aria-label': colDef.headerName, maxLength: 24 }}
      defaultValue={value}
      onChange={(event) =>
        void apiRef.current.setEditCellValue({
          id,
          field,
          value: event.target.value,
          debounceMs: 300,
        })
      }
    />
  );
}
// #endregion

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 120 },
  {
    field: 'role',
    headerName: 'Role',
    flex: 1,
    minWidth: 150,
    editable: true,
    renderEditCell: (params) => <RoleEditor {...params} />,
  },
];

export default function DebouncedText() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Roles" rows={people} columns={columns} hideFooter />
    </Box>
  );
}
