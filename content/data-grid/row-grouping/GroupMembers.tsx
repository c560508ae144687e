import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

const initialState = { rowGrouping: { model: ['kind'] } };

export default function GroupMembers() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Click a group');

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Typography role="status">{message}</Typography>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Tool loans by kind, clickable"
        apiRef={apiRef}
        rows={loans}
        columns={loanColumns}
        initialState={initialState}
        onRowClick={({ id }) => {
          const members = apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
          setMessage(members.length > 0 ? `Loans ${members.join(', ')}` : `Loan ${id}`);
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
