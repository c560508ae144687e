import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

export default function ControlledGrouping() {
  const [model, setModel] = useState<GridRowGroupingModel>(['branch', 'kind']);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_event, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="branch">Branch</ToggleButton>
        <ToggleButton value="kind">Kind</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Tool loans, grouped by the buttons"
        rows={loans}
        columns={loanColumns}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        defaultGroupingExpansionDepth={1}
      />
      {/* #endregion */}
    </Stack>
  );
}
