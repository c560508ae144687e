import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, GridAiAssistantPanel, type Conversation } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';
import { resolveByRules } from '../../samples/peoplePrompts';

const rows = gridPeople(400);
const columns = Object.values(personColumns);
const slots = { aiAssistantPanel: GridAiAssistantPanel };

const earlier: Conversation[] = [
  {
    id: 'offline',
    title: 'Group by country',
    prompts: [
      { value: 'Group by country', createdAt: new Date(2025, 5, 2, 9, 30), variant: 'success' },
    ],
  },
];

export default function SavedConversation() {
  // #region preview
  const [conversations, setConversations] = useState(earlier);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);
  const failed = prompts.filter(({ variant }) => variant === 'error').length;
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 560, width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography role="status" sx={{ flex: 1 }}>
          {prompts.length} prompts, {failed} failed
        </Typography>
        <Button variant="outlined" onClick={() => setConversations([])}>
          Delete history
        </Button>
      </Stack>
      <DataGridPremium
        aria-label="Staff with a saved conversation"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        aiAssistant
        aiAssistantConversations={conversations}
        onAiAssistantConversationsChange={setConversations}
        onPrompt={resolveByRules}
      />
    </Stack>
  );
}
