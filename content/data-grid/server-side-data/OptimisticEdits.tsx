import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { ServerSwitch } from '../../samples/serverSwitch';
import { createStaffApi, type StaffApi } from '../../samples/staffApi';

const { name, country, status, salaryEur } = personColumns;
const columns = [name, country, status, salaryEur].map((column) => ({ ...column, editable: true }));
const queryKey = ['staff'];
const noRows: GridPerson[] = [];

function EditableStaff({ api }: { api: StaffApi }) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.list({ start: 0, end: 299 }, signal)).rows,
  });
  // #region preview
  const replace = (person: GridPerson) =>
    queryClient.setQueryData<GridPerson[]>(queryKey, (people = noRows) =>
      people.map((one) => (one.id === person.id ? person : one)),
    );
  const save = useMutation({
    mutationFn: api.save,
    onMutate: async (person) => {
      // A response that is on its way must not overwrite the edit.
      await queryClient.cancelQueries({ queryKey });
      const people = queryClient.getQueryData<GridPerson[]>(queryKey);
      replace(person);
      return { previous: people?.find(({ id }) => id === person.id) };
    },
    onError: (_error, _person, context) => {
      if (context?.previous) replace(context.previous);
    },
  });
  // #endregion

  return (
    <>
      <Alert severity={save.isError ? 'error' : 'info'} role="status">
        {save.isError && `${save.error.message} The old value is back.`}
        {save.isPending && 'Saving …'}
        {save.isSuccess && 'Saved'}
        {save.isIdle && 'Double-click a cell, change it, press Enter'}
      </Alert>
      <DataGrid
        aria-label="Staff with optimistic edits"
        rows={data ?? noRows}
        columns={columns}
        loading={!data}
        processRowUpdate={(person) => {
          save.mutate(person);
          return person;
        }}
      />
    </>
  );
}

export default function OptimisticEdits() {
  const [queryClient] = useState(() => new QueryClient());
  const [api] = useState(() => createStaffApi(300, 1200));

  return (
    <QueryClientProvider client={queryClient}>
      <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
        <ServerSwitch server={api} label="Let saving fail" />
        <EditableStaff api={api} />
      </Stack>
    </QueryClientProvider>
  );
}
