import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  const [archived, setArchived] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={archived} />}
        onChange={(_event, checked) => setArchived(checked)}
        label="Archive 2024"
      />
      {/* #region preview */}
      <SimpleTreeView aria-label="Invoices" defaultExpandedItems={['2024', '2025']}>
        <TreeItem itemId="2025" label="2025">
          <TreeItem itemId="2025-april" label="April" />
          <TreeItem itemId="2025-may" label="May (draft)" disabled />
        </TreeItem>
        <TreeItem itemId="2024" label="2024" disabled={archived}>
          <TreeItem itemId="2024-november" label="November" />
          <TreeItem itemId="2024-december" label="December" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
    </>
  );
}
