import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiContext, useGridEvent, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'salaryEur', headerName: 'Salary (EUR)', type: 'number', width: 130 },
];

// #region preview
function LogFooter() {
  const apiRef = useGridApiContext();
  const [lines, setLines] = useState<string[]>([]);
  const log = (line: string) => setLines((before) => [line, ...before].slice(0, 3));

  useGridEvent(apiRef, 'sortModelChange', ([rule]) => log(`sorted by ${rule?.field ?? 'nothing'}`));
  useGridEvent(apiRef, 'cellFocusIn', ({ id, field }) => log(`focus on ${field} of row ${id}`));
  useGridEvent(apiRef, 'columnWidthChange', ({ colDef, width }) =>
    log(`${colDef.field} is ${Math.round(width)} px wide`),
  );
  useGridEvent(apiRef, 'menuOpen', () => log('a menu opened'));

  return (
    <Box role="log" sx={{ height: 96, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {lines.length === 0 ? 'Sort, focus, resize or open a menu' : null}
      {lines.map((line, index) => (
        <div key={lines.length - index}>{line}</div>
      ))}
    </Box>
  );
}
// #endregion

const slots = { footer: LogFooter };

export default function EventLog() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={people} columns={columns} slots={slots} />
    </div>
  );
}
