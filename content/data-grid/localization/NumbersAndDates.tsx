import { useMemo, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const locales = {
  'de-DE': 'German',
  'en-IN': 'English (India)',
  'fr-FR': 'French',
  'ja-JP': 'Japanese',
};

export default function NumbersAndDates() {
  const [locale, setLocale] = useState('de-DE');
  // #region preview
  const columns = useMemo<GridColDef<GridPerson>[]>(() => {
    // Create each formatter once, not in every cell.
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return [
      personColumns.name,
      {
        ...personColumns.salaryEur,
        width: 140,
        valueFormatter: (value: number) => money.format(value),
      },
      {
        field: 'progress',
        headerName: 'Goals',
        type: 'number',
        valueFormatter: (value: number) => percent.format(value / 100),
      },
      {
        ...personColumns.joinedOn,
        width: 150,
        valueFormatter: (value: Date) => day.format(value),
      },
    ];
  }, [locale]);
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 480, width: '100%' }}>
      <TextField
        select
        size="small"
        label="Language of numbers and dates"
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
        sx={{ width: 260 }}
      >
        {Object.entries(locales).map(([code, label]) => (
          <MenuItem key={code} value={code}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <DataGrid aria-label="Staff with localized values" rows={rows} columns={columns} />
    </Stack>
  );
}
