import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const rates: Record<string, number> = { EUR: 1, USD: 1.1, JPY: 160 };

// #region preview
function moneyColumn(currency: string): GridColTypeDef<number, string> {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return {
    type: 'number',
    width: 140,
    valueGetter: (eur: number) => eur * (rates[currency] ?? 1),
    valueFormatter: (value: number) => format.format(value),
  };
}
// #endregion

export default function MoneyColumns() {
  const [currency, setCurrency] = useState('USD');
  const columns = useMemo(
    (): GridColDef<GridPerson>[] => [
      personColumns.name,
      { ...moneyColumn(currency), field: 'salaryEur', headerName: 'Salary' },
      personColumns.department,
      personColumns.country,
    ],
    [currency],
  );

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Currency"
        value={currency}
        onChange={(_event, next: string | null) => next && setCurrency(next)}
      >
        {Object.keys(rates).map((code) => (
          <ToggleButton key={code} value={code}>
            {code}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid aria-label="Salaries" rows={rows} columns={columns} />
    </Stack>
  );
}
