import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type PromptResponse } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(400);
const columns = Object.values(personColumns);

/** A model that invents a column and names an operator that the other one doesn't have. */
const carelessModel = async (): Promise<PromptResponse> => ({
  conversationId: 'careless',
  select: -1,
  filters: [
    { column: 'bonus', operator: '>', value: 1000 },
    { column: 'salaryEur', operator: 'contains', value: 60000 },
    { column: 'country', operator: 'equals', value: 'Ghana' },
  ],
  aggregation: {},
  sorting: [{ column: 'salaryEur', direction: 'desc' }],
  grouping: [],
  pivoting: {},
});

// #region preview
interface ContextColumn {
  field: string;
  allowedOperators: string[];
}

async function checkedPrompt(_prompt: string, context: string): Promise<PromptResponse> {
  const answer = await carelessModel();
  const known = JSON.parse(context) as ContextColumn[];
  const operators = new Map(known.map((column) => [column.field, column.allowedOperators]));
  return {
    ...answer,
    filters: answer.filters.filter(({ column, operator }) =>
      operators.get(column)?.includes(operator),
    ),
    sorting: answer.sorting.filter(({ column }) => operators.has(column)),
  };
}
// #endregion

export default function CheckedAnswer() {
  const apiRef = useGridApiRef();
  const [result, setResult] = useState('Send the prompt: two of the three filters are invalid.');

  const send = async () => {
    const answer = await apiRef.current?.aiAssistant.processPrompt('Well paid people in Ghana');
    setResult(
      answer && 'filters' in answer
        ? `Applied ${answer.filters.length} of 3 filters.`
        : 'The prompt failed.',
    );
  };

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Button variant="outlined" onClick={() => void send()} sx={{ alignSelf: 'start' }}>
        Send “Well paid people in Ghana”
      </Button>
      <Alert severity="info" role="status">
        {result}
      </Alert>
      <DataGridPremium
        aria-label="Staff with checked answers"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={checkedPrompt}
      />
    </Stack>
  );
}
