import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { country, department, product, name } = personColumns;
const columns = [country, department, product, name];
const initialState = {
  rowGrouping: { model: ['country', 'department', 'product'] },
  columns: { columnVisibilityModel: { country: false, department: false, product: false } },
};

export default function Indentation() {
  const [multiplier, setMultiplier] = useState(2);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Typography id="indentation-label">Indentation of a level: {multiplier * 8} px</Typography>
      <Slider
        aria-labelledby="indentation-label"
        min={0}
        max={6}
        value={multiplier}
        onChange={(_event, value) => setMultiplier(value)}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      {/* #region preview */}
      <DataGridPremium
        aria-label="Staff in three levels"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={2}
        sx={{ '--DataGrid-cellOffsetMultiplier': multiplier }}
      />
      {/* #endregion */}
    </Stack>
  );
}
