import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { beds, nameOf } from '../../../samples/garden';

// #region preview
const bedIds = beds.map((bed) => bed.id);

export default function LeavesOnly() {
  const [plantId, setPlantId] = useState<string | null>(null);

  const choose = (itemId: string | null) => {
    if (itemId === null || !bedIds.includes(itemId)) setPlantId(itemId);
  };

  return (
    <>
      <SimpleTreeView
        aria-label="Plant to move"
        defaultExpandedItems={['fruit']}
        selectedItems={plantId}
        onSelectedItemsChange={(_event, itemId) => choose(itemId)}
      >
        {beds.map((bed) => (
          <TreeItem key={bed.id} itemId={bed.id} label={bed.name}>
            {bed.plants.map((plant) => (
              <TreeItem key={plant.id} itemId={plant.id} label={plant.name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {plantId ? `${nameOf(plantId)} moves to the greenhouse.` : 'Choose a plant, not a bed.'}
      </Typography>
    </>
  );
}
// #endregion
