import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

const initialState = { rowGrouping: { model: ['branch', 'kind'] } };

export default function ExpansionDepth() {
  const [depth, setDepth] = useState(1);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Levels that start open"
        value={depth}
        onChange={(_event, next: number | null) => setDepth(next ?? depth)}
      >
        <ToggleButton value={0}>None</ToggleButton>
        <ToggleButton value={1}>First level</ToggleButton>
        <ToggleButton value={-1}>All</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGridPremium
        key={depth}
        aria-label="Tool loans by branch and kind, opened to a depth"
        rows={loans}
        columns={loanColumns}
        initialState={initialState}
        defaultGroupingExpansionDepth={depth}
      />
      {/* #endregion */}
    </Stack>
  );
}
