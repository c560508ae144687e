import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';
import { resolveByRules } from '../../../samples/peoplePrompts';

const rows = gridPeople(400);
const columns = Object.values(personColumns);
const suggestions = [{ value: 'Average rating per department' }, { value: 'People in Estonia' }];

// #region preview
function AskToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Ask about the staff
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: AskToolbar, aiAssistantPanel: GridAiAssistantPanel };
// #endregion

export default function AssistantButton() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={resolveByRules}
      />
    </div>
  );
}
