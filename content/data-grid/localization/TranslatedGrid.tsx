import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { deDE, jaJP, ptBR } from '@mui/x-data-grid/locales';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, status, rating, joinedOn } = personColumns;
const columns = [name, country, status, rating, joinedOn];

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
        {Object.keys(locales).map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        localeText={localeText}
        showToolbar
        pageSizeOptions={[25, 50]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
      {/* #endregion */}
    </Stack>
  );
}
