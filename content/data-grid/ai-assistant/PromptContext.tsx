import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { resolveByRules } from '../../samples/peoplePrompts';

const rows = gridPeople(400);

// #region preview
const columns: GridColDef<GridPerson>[] = [
  personColumns.name,
  {
    ...personColumns.status,
    description: 'Whether the person works at the moment, and under which contract',
    examples: ['on leave', 'onboarding'],
  },
  { ...personColumns.salaryEur, description: 'Gross pay in euros per year' },
];
// #endregion

export default function PromptContext() {
  const apiRef = useGridApiRef();
  const [context, setContext] = useState('Press the button to see what a service would receive.');

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => void apiRef.current?.aiAssistant.processPrompt('Group by status')}
      >
        Send “Group by status”
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Prompt context"
        sx={{ m: 0, p: 1, height: 150, flexShrink: 0, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        {context}
      </Box>
      <DataGridPremium
        aria-label="Staff in the prompt context"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={(prompt, promptContext) => {
          setContext(JSON.stringify(JSON.parse(promptContext), null, 2));
          return resolveByRules(prompt);
        }}
      />
    </Stack>
  );
}
