import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { resolveByRules } from '../../samples/peoplePrompts';

const rows = gridPeople(400);
const columns = Object.values(personColumns);

// #region preview
// The grid has no panel by default.
const slots = { aiAssistantPanel: GridAiAssistantPanel };

const suggestions = [
  { value: 'Average salary per country' },
  { value: 'People on leave in Sales, sort by salary descending' },
  { value: 'Group by department' },
];
// #endregion

export default function OfflineAssistant() {
  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Alert severity="info">
        A few rules on this page answer the prompts. No data leaves your browser.
      </Alert>
      <DataGridPremium
        aria-label="Staff with an assistant"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={resolveByRules}
      />
    </Stack>
  );
}
