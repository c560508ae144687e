import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridPeople, gridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, country, status, joinedOn } = personColumns;
const columns = [name, country, status, joinedOn];

export default function AddAndScroll() {
  const apiRef = useGridApiRef();
  const [next, setNext] = useState(300);
  // #region preview
  const add = () => {
    const person = gridPerson(next);
    apiRef.current?.updateRows([person]);
    setNext(next + 1);
    // The row gets its place in the sorted list first.
    setTimeout(() => {
      const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(person.id);
      apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current?.setCellFocus(person.id, 'name');
    });
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <div>
        <Button variant="contained" onClick={add}>
          Add a person
        </Button>
      </div>
      <DataGridPro
        aria-label="Staff, sorted by name"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
        hideFooter
      />
    </Stack>
  );
}
