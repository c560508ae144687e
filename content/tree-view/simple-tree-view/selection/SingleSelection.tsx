import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { nameOf } from '../../../samples/garden';

export default function SingleSelection() {
  const [chosen, setChosen] = useState<string | null>('chives');

  return (
    <>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Garden beds"
        defaultExpandedItems={['herbs']}
        defaultSelectedItems="chives"
        onSelectedItemsChange={(_event, itemId) => setChosen(itemId)}
      >
        <TreeItem itemId="vegetables" label="Vegetables">
          <TreeItem itemId="leeks" label="Leeks" />
          <TreeItem itemId="beetroot" label="Beetroot" />
        </TreeItem>
        <TreeItem itemId="herbs" label="Herbs">
          <TreeItem itemId="lovage" label="Lovage" />
          <TreeItem itemId="chives" label="Chives" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Selected: {chosen ? nameOf(chosen) : 'nothing'}
      </Typography>
    </>
  );
}
