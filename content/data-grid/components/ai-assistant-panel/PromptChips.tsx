import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Toolbar from '@mui/material/Toolbar';
import { DataGridPremium, useGridApiContext } from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { resolveByRules } from '../../../samples/peoplePrompts';

const rows = gridPeople(400);
const columns = Object.values(personColumns);

// #region preview
const questions = ['Average salary per department', 'People on leave', 'Sort by rating descending'];

function QuestionToolbar() {
  const apiRef = useGridApiContext();
  const [answer, setAnswer] = useState('');

  const ask = async (question: string) => {
    setAnswer('Working…');
    const response = await apiRef.current.aiAssistant.processPrompt(question);
    // The promise doesn't reject: after a failure, it resolves to the error.
    setAnswer(response instanceof Error ? response.message : `Shown: ${question}`);
  };

  return (
    <Toolbar disableGutters sx={{ flexShrink: 0, p: 1, gap: 1, flexWrap: 'wrap' }}>
      {[...questions, 'Who is the best boss?'].map((question) => (
        <Chip key={question} label={question} onClick={() => void ask(question)} />
      ))}
      <Box role="status" sx={{ width: '100%', minHeight: 24 }}>
        {answer}
      </Box>
    </Toolbar>
  );
}

const slots = { toolbar: QuestionToolbar };
// #endregion

export default function PromptChips() {
  return (
    <div style={{ height: 520, width: '100%' }}>
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
