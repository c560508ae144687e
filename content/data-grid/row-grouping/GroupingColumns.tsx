import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { loanColumns } from '../../samples/toolLoanColumns';
import { loans } from '../../samples/toolLoans';

export default function GroupingColumns() {
  const [multiple, setMultiple] = useState(true);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={multiple} onChange={() => setMultiple(!multiple)} />}
        label="One column per level"
      />
      {/* #region preview */}
      <DataGridPremium
        aria-label="Tool loans by branch and kind"
        rows={loans}
        columns={loanColumns}
        rowGroupingColumnMode={multiple ? 'multiple' : 'single'}
        initialState={{
          rowGrouping: { model: ['branch', 'kind'] },
          columns: { columnVisibilityModel: { branch: false, kind: false } },
        }}
        defaultGroupingExpansionDepth={-1}
      />
      {/* #endregion */}
    </Stack>
  );
}
