import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, status, rating, salaryEur, joinedOn } = personColumns;
const columns = [name, status, { ...rating, disableExport: true }, salaryEur, joinedOn];
const delimiters = { Tab: '\t', Semicolon: ';', Comma: ',' };
type Delimiter = keyof typeof delimiters;

export default function CopyOptions() {
  const [delimiter, setDelimiter] = useState<Delimiter>('Semicolon');
  const [raw, setRaw] = useState(false);
  const [copied, setCopied] = useState('');

  return (
    <Stack spacing={1} sx={{ height: 600, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Between cells"
          value={delimiter}
          onChange={(event) => setDelimiter(event.target.value as Delimiter)}
          sx={{ width: 140 }}
        >
          {Object.keys(delimiters).map((label) => (
            <MenuItem key={label} value={label}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={raw} onChange={() => setRaw(!raw)} />}
          label="Raw values"
        />
      </Stack>
      <TextField
        multiline
        rows={3}
        label="Copied text"
        value={copied}
        slotProps={{ input: { readOnly: true } }}
      />
      {/* #region preview */}
      <DataGrid
        aria-label="Staff to copy"
        rows={rows}
        columns={columns}
        checkboxSelection
        clipboardCopyCellDelimiter={delimiters[delimiter]}
        ignoreValueFormatterDuringExport={raw}
        onClipboardCopy={(text) => setCopied(text)}
      />
      {/* #endregion */}
    </Stack>
  );
}
