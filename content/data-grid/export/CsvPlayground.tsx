import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, part: 'Rain gauge, 200 mm', changeEur: -4.5, note: '=SUM(A1:A9)' },
  { id: 2, part: 'Soil probe "Deep"', changeEur: 12, note: 'needs a spare tip' },
  { id: 3, part: 'Drip valve; brass', changeEur: 3.25, note: '+2 weeks' },
  { id: 4, part: 'Light meter', changeEur: 0, note: 'ask @service' },
  { id: 5, part: 'Hose, 10 m', changeEur: -1.2, note: '' },
  { id: 6, part: 'Wind vane', changeEur: 7.8, note: 'new model in May' },
];
const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', width: 170 },
  { field: 'changeEur', headerName: 'Change (EUR)', type: 'number', width: 130 },
  { field: 'note', headerName: 'Note', width: 160 },
];
const names = ['includeHeaders', 'escapeFormulas', 'shouldAppendQuotes'] as const;

export default function CsvPlayground() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('');
  const [delimiter, setDelimiter] = useState(',');
  const [on, setOn] = useState<readonly string[]>(names);

  // #region preview
  useEffect(() => {
    const options = Object.fromEntries(names.map((name) => [name, on.includes(name)]));
    // On the next tick, the grid has its rows.
    const timer = setTimeout(() =>
      setText(apiRef.current?.getDataAsCsv({ delimiter, ...options }) ?? ''),
    );
    return () => clearTimeout(timer);
  }, [apiRef, delimiter, on]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <TextField
          select
          size="small"
          label="Delimiter"
          value={delimiter}
          onChange={(event) => setDelimiter(event.target.value)}
          sx={{ width: 120 }}
        >
          <MenuItem value=",">comma</MenuItem>
          <MenuItem value=";">semicolon</MenuItem>
          <MenuItem value={'\t'}>tab</MenuItem>
        </TextField>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={on.includes(name)} />}
            onChange={() =>
              setOn(on.includes(name) ? on.filter((each) => each !== name) : [...on, name])
            }
          />
        ))}
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="CSV text with these options"
        sx={{ m: 0, p: 1, height: 130, flexShrink: 0, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        {text}
      </Box>
      <DataGrid aria-label="Parts" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
    </Stack>
  );
}
