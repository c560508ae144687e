import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, jaJP, ptBR } from '@mui/x-data-grid/locales';
import { people, type Person } from '../../samples/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const locales = { Deutsch: deDE, 日本語: jaJP, Português: ptBR };

export default function TranslatedGrid() {
  const [language, setLanguage] = useState<keyof typeof locales>('Deutsch');
  const { localeText } = locales[language].components.MuiDataGrid.defaultProps;

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the grid"
        value={language}
        onChange={(_event, value: keyof typeof locales | null) => setLanguage(value ?? language)}
      >
        {Object.keys(locales).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={people}
        columns={columns}
        localeText={localeText}
        showToolbar
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
