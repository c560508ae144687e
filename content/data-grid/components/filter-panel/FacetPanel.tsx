import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPanelWrapper,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { gridPeople, personStatuses, type PersonStatus } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
function FacetForm() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: PersonStatus[] = items.find(({ id }) => id === 'status')?.value ?? [];
  const minimum: number = items.find(({ id }) => id === 'pay')?.value ?? 28000;

  const toggle = (status: PersonStatus) => {
    const value = chosen.includes(status)
      ? chosen.filter((each) => each !== status)
      : [...chosen, status];
    apiRef.current.upsertFilterItem({ id: 'status', field: 'status', operator: 'isAnyOf', value });
  };

  return (
    <GridPanelWrapper aria-label="Filters" role="group">
      <Stack spacing={2} sx={{ p: 2, width: 280 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {personStatuses.map((status) => (
            <Chip
              key={status}
              label={status}
              aria-pressed={chosen.includes(status)}
              variant={chosen.includes(status) ? 'filled' : 'outlined'}
              onClick={() => toggle(status)}
            />
          ))}
        </Box>
        <Box sx={{ px: 1 }}>
          <Slider
            aria-label="Minimum salary in euros"
            min={28000}
            max={92000}
            step={1000}
            defaultValue={minimum}
            valueLabelDisplay="auto"
            onChangeCommitted={(_event, value) =>
              apiRef.current.upsertFilterItem({
                id: 'pay',
                field: 'salaryEur',
                operator: '>=',
                value,
              })
            }
          />
        </Box>
      </Stack>
    </GridPanelWrapper>
  );
}

const slots = { filterPanel: FacetForm };
// #endregion

export default function FacetPanel() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro aria-label="Staff" rows={rows} columns={columns} showToolbar slots={slots} />
    </div>
  );
}
