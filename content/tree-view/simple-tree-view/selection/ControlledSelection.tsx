import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { beds } from '../../../samples/garden';

const harvest = ['leeks', 'chives', 'gooseberry'];

export default function ControlledSelection() {
  // #region preview
  const [selected, setSelected] = useState<string[]>(['leeks']);

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setSelected(harvest)}>
          This week’s harvest
        </Button>
        <Button size="small" disabled={selected.length === 0} onClick={() => setSelected([])}>
          Clear
        </Button>
      </Stack>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Plants to harvest"
        defaultExpandedItems={beds.map((bed) => bed.id)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        {beds.map((bed) => (
          <TreeItem key={bed.id} itemId={bed.id} label={bed.name}>
            {bed.plants.map((plant) => (
              <TreeItem key={plant.id} itemId={plant.id} label={plant.name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </>
  );
  // #endregion
}
