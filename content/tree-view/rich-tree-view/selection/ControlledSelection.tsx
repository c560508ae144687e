import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';

const plants = nursery.flatMap((section) => section.children ?? []);
const everything = plants.map((plant) => plant.id);
const missing = plants.filter((plant) => plant.stock === 0).map((plant) => plant.id);

export default function ControlledSelection() {
  // #region preview
  const [selected, setSelected] = useState(missing);

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setSelected(everything)}>
          All
        </Button>
        <Button size="small" variant="outlined" onClick={() => setSelected(missing)}>
          Sold out
        </Button>
        <Button size="small" variant="outlined" onClick={() => setSelected([])}>
          None
        </Button>
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Plants to reorder"
        items={nursery}
        defaultExpandedItems={['herbs', 'shrubs']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
    </>
  );
  // #endregion
}
