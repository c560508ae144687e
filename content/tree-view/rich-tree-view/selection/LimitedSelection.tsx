import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';

const sections = new Set(nursery.map((section) => section.id));

export default function LimitedSelection() {
  const [selected, setSelected] = useState(['currant']);

  // #region preview
  const accept = (itemIds: string[]) => {
    const plants = itemIds.filter((itemId) => !sections.has(itemId));
    if (plants.length <= 3) {
      setSelected(plants);
    }
  };

  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {selected.length} of 3 plants chosen
      </Typography>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Trial box"
        items={nursery}
        defaultExpandedItems={['herbs', 'shrubs']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => accept(itemIds)}
      />
    </>
  );
  // #endregion
}
