import type { RefObject } from 'react';
import SendIcon from '@mui/icons-material/Send';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  useGridApiContext,
  useGridSelector,
  type GridApiPremium,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { resolveByRules } from '../../../samples/peoplePrompts';

const rows = gridPeople(400);
const columns = Object.values(personColumns);

// #region preview
const conversationSelector = (apiRef: RefObject<GridApiPremium>) => {
  const { conversations, activeConversationIndex } = apiRef.current.state.aiAssistant;
  return conversations[activeConversationIndex];
};

function HistoryList() {
  const apiRef = useGridApiContext();
  const conversation = useGridSelector(apiRef, conversationSelector);

  const ask = async (prompt: string) => {
    await apiRef.current.aiAssistant.processPrompt(prompt);
  };

  return (
    <Stack spacing={1} sx={{ p: 2, width: 300 }}>
      <div role="log" aria-label="Prompts">
        <ol style={{ margin: 0 }}>
          {conversation?.prompts.map(({ value, variant, helperText, createdAt }) => (
            <li key={createdAt.getTime()}>
              {value}
              <Typography variant="body2" color={variant === 'error' ? 'error' : 'text.secondary'}>
                {variant === 'success' ? 'Applied' : helperText}
              </Typography>
            </li>
          ))}
        </ol>
      </div>
      <PromptField lang="en-US" onSubmit={ask} style={{ display: 'flex', gap: 8 }}>
        <PromptFieldControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <TextField
              size="small"
              label="For example: group by country"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
            />
          )}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon />
        </PromptFieldSend>
      </PromptField>
    </Stack>
  );
}

const slots = { aiAssistantPanel: HistoryList };
// #endregion

export default function HistoryPanel() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        aiAssistant
        onPrompt={resolveByRules}
      />
    </div>
  );
}
