import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { beds, nameOf } from '../../../samples/garden';

export default function MultiSelection() {
  const [chosen, setChosen] = useState(['leeks', 'runner-beans']);

  return (
    <>
      {/* #region preview */}
      <SimpleTreeView
        multiSelect
        aria-label="Plants to water"
        defaultExpandedItems={['vegetables']}
        defaultSelectedItems={chosen}
        onSelectedItemsChange={(_event, itemIds) => setChosen(itemIds)}
      >
        {beds.map((bed) => (
          <TreeItem key={bed.id} itemId={bed.id} label={bed.name}>
            {bed.plants.map((plant) => (
              <TreeItem key={plant.id} itemId={plant.id} label={plant.name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {chosen.length} selected: {chosen.map(nameOf).join(', ') || 'none'}
      </Typography>
    </>
  );
}
