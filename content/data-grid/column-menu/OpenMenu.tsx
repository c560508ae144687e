import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, ...others } = personColumns;
// #region preview
const columns = [{ ...name, disableColumnMenu: true }, ...Object.values(others)];
// #endregion

export default function OpenMenu() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {['country', 'department'].map((field) => (
          <Button
            key={field}
            variant="outlined"
            onClick={() => {
              apiRef.current?.scrollToIndexes({ colIndex: apiRef.current.getColumnIndex(field) });
              apiRef.current?.showColumnMenu(field);
            }}
          >
            Menu of {field}
          </Button>
        ))}
      </Stack>
      <DataGrid aria-label="Staff" apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
