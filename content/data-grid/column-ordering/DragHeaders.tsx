import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

// #region preview
const rows = gridPeople(200);
const { name, country, department, status, rating, salaryEur } = personColumns;
// The name can't be dragged.
const columns = [{ ...name, disableReorder: true }, country, department, status, rating, salaryEur];
// #endregion

export default function DragHeaders() {
  const [message, setMessage] = useState('Drag a header. The name stays first.');

  return (
    <div style={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <DataGridPro
        aria-label="Staff"
        rows={rows}
        columns={columns}
        onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
          setMessage(`${column.headerName}: from position ${oldIndex + 1} to ${targetIndex + 1}`)
        }
        hideFooter
      />
    </div>
  );
}
