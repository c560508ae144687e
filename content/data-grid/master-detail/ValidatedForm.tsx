import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { detailColumn } from './detailColumn';
import { PanelCell } from './PanelCell';

const rows = gridPeople(200);
const { name, status, salaryEur } = personColumns;
const columns: GridColDef<GridPerson>[] = [detailColumn, name, status, salaryEur];

// #region preview
const schema = z.object({
  name: z.string().trim().min(3, 'Enter at least 3 characters'),
  salaryEur: z
    .number('Enter a number')
    .min(20_000, 'At least 20,000')
    .max(120_000, 'At most 120,000'),
});

function PersonForm({ person }: { person: GridPerson }) {
  const apiRef = useGridApiContext();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: person.name, salaryEur: person.salaryEur },
  });
  const { errors } = formState;
  const save = (values: z.infer<typeof schema>) => {
    apiRef.current.updateRows([{ id: person.id, ...values }]);
    apiRef.current.toggleDetailPanel(person.id);
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
      spacing={2}
      sx={{ p: 2, maxWidth: 300 }}
    >
      <TextField
        size="small"
        label="Name"
        error={!!errors.name}
        helperText={errors.name?.message}
        {...register('name')}
      />
      <TextField
        size="small"
        type="number"
        label="Salary (EUR)"
        error={!!errors.salaryEur}
        helperText={errors.salaryEur?.message}
        {...register('salaryEur', { valueAsNumber: true })}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Save
      </Button>
    </Stack>
  );
}
// #endregion

const panel = ({ row }: GridRowParams<GridPerson>) => (
  <PanelCell>
    <PersonForm person={row} />
  </PanelCell>
);
const panelHeight = () => 'auto' as const;

export default function ValidatedForm() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGridPro
        aria-label="Staff with a form"
        rows={rows}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </div>
  );
}
