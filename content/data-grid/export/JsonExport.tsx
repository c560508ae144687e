import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
];

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onJson?: (json: string) => void;
  }
}

// #region preview
function JsonToolbar({ onJson }: { onJson?: (json: string) => void }) {
  const apiRef = useGridApiContext();
  const exportJson = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    onJson?.(JSON.stringify(entries.map((entry) => entry.model)));
  };

  return (
    <Toolbar>
      <ExportCsv render={<ToolbarButton>CSV</ToolbarButton>} />
      <ToolbarButton onClick={exportJson}>JSON</ToolbarButton>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: JsonToolbar };

export default function JsonExport() {
  const [size, setSize] = useState<number | null>(null);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">
        {size === null ? 'No JSON written yet' : `JSON with ${size} characters is ready`}
      </Typography>
      <DataGrid
        aria-label="Staff with a JSON export"
        rows={people}
        columns={columns}
        slots={slots}
        slotProps={{ toolbar: { onJson: (json) => setSize(json.length) } }}
        showToolbar
      />
    </Stack>
  );
}
