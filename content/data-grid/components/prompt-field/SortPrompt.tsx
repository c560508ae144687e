import { useState } from 'react';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [answer, setAnswer] = useState('Try “highest salary first” or “only Ghana”.');

  // #region preview
  const submit = async (prompt: string) => {
    const { text, sortModel, filterModel } = await answerPrompt(prompt);
    if (sortModel) apiRef.current.setSortModel(sortModel);
    if (filterModel) apiRef.current.setFilterModel(filterModel);
    setAnswer(text);
  };

  return (
    <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <PromptField onSubmit={submit} lang="en-US" style={{ display: 'flex', gap: 8 }}>
        <PromptFieldControl
          render={({ ref, value, onChange, onKeyDown }, state) => (
            <TextField
              fullWidth
              size="small"
              label={state.recording ? 'Listening' : 'What do you want to see?'}
              disabled={state.disabled}
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
            />
          )}
        />
        <PromptFieldRecord aria-label="Dictate">
          <MicIcon />
        </PromptFieldRecord>
        <PromptFieldSend aria-label="Send" color="primary">
          <SendIcon />
        </PromptFieldSend>
      </PromptField>
      <Box role="status" sx={{ mt: 1 }}>
        {answer}
      </Box>
    </Box>
  );
  // #endregion
}

const slots = { toolbar: PromptToolbar };

export default function SortPrompt() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium aria-label="Staff" rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
