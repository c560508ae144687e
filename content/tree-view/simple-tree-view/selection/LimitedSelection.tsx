import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { beds } from '../../../samples/garden';

const limit = 2;

export default function LimitedSelection() {
  const [picked, setPicked] = useState<string[]>(['lovage']);
  const isFull = picked.length >= limit;

  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {picked.length} of {limit} cuttings chosen
      </Typography>
      {/* #region preview */}
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Cuttings to take home"
        defaultExpandedItems={['herbs']}
        selectedItems={picked}
        onSelectedItemsChange={(_event, itemIds) => setPicked(itemIds.slice(0, limit))}
      >
        {beds.map((bed) => (
          <TreeItem key={bed.id} itemId={bed.id} label={bed.name}>
            {bed.plants.map(({ id, name }) => (
              <TreeItem
                key={id}
                itemId={id}
                label={name}
                disabled={isFull && !picked.includes(id)}
              />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      {/* #endregion */}
    </>
  );
}
