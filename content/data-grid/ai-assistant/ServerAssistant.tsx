import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { personColumns } from '../../samples/gridPeopleColumns';
import { resolveByRules } from '../../samples/peoplePrompts';
import { createStaffApi } from '../../samples/staffApi';

const { name, country, department, status, salaryEur, rating } = personColumns;
const columns = [name, country, department, status, salaryEur, rating];
const slots = { aiAssistantPanel: GridAiAssistantPanel };
const suggestions = [
  { value: 'People on leave in Research, sort by salary descending' },
  { value: 'People in Estonia' },
];

export default function ServerAssistant() {
  const [server] = useState(() => createStaffApi(2000));
  const [request, setRequest] = useState('No request yet');
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: ({ sortModel, filterModel, start, end }) => {
      setRequest(JSON.stringify({ filters: filterModel.items, sort: sortModel }));
      setError('');
      return server.list({ sortModel, filterModel, start, end });
    },
  }));
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 580, width: '100%' }}>
      <Box role="status" sx={{ height: 72, overflow: 'hidden', overflowWrap: 'anywhere' }}>
        Last request: {request}
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPremium
        aria-label="Staff from a server, with an assistant"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        pagination
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
        showToolbar
        slots={slots}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={resolveByRules}
        disableRowGrouping
        disableAggregation
        disablePivoting
      />
    </Stack>
  );
}
