import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridFilterItem, type GridFilterModel } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
const keyOf = ({ items }: GridFilterModel) =>
  JSON.stringify(items.map(({ field, operator, value }) => [field, operator, value]));

const nameOf = ({ field, operator, value }: GridFilterItem) =>
  `${field} ${operator} ${value ?? ''}`.trim();
// #endregion

export default function NamedFilters() {
  const [model, setModel] = useState<GridFilterModel>({
    items: [{ field: 'country', operator: 'equals', value: 'Chile' }],
  });
  const [saved, setSaved] = useState<GridFilterModel[]>([
    model,
    { items: [{ field: 'rating', operator: '>=', value: 4.5 }] },
  ]);
  const first = model.items[0];
  const isSaved = saved.some((each) => keyOf(each) === keyOf(model));

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {saved.map((each) => (
          <Chip
            key={keyOf(each)}
            label={each.items.map(nameOf).join(', ')}
            aria-pressed={keyOf(each) === keyOf(model)}
            variant={keyOf(each) === keyOf(model) ? 'filled' : 'outlined'}
            onClick={() => setModel(each)}
          />
        ))}
        <Button
          size="small"
          disabled={!first || isSaved}
          onClick={() => setSaved([...saved, model])}
        >
          Save this filter
        </Button>
      </Stack>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        filterModel={model}
        onFilterModelChange={setModel}
      />
    </Stack>
  );
}
