import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';

export default function MultiSelection() {
  const [plants, setPlants] = useState(['thyme', 'sorrel']);

  return (
    <>
      {/* #region preview */}
      <RichTreeView
        multiSelect
        aria-label="Order"
        items={nursery}
        defaultExpandedItems={['herbs']}
        defaultSelectedItems={['thyme', 'sorrel']}
        onSelectedItemsChange={(_event, itemIds) => setPlants(itemIds)}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {plants.length} selected: {plants.join(', ')}
      </Typography>
    </>
  );
}
