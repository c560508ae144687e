import { useState } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { museum } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

// #region preview
const floors = museum.map((floor) => floor.id);

export default function OneFloorOpen() {
  const [open, setOpen] = useState<string[]>(['ground']);

  const keepOneFloor = (next: string[]) => {
    const opened = next.find((id) => floors.includes(id) && !open.includes(id));
    setOpen(opened ? next.filter((id) => id === opened || !floors.includes(id)) : next);
  };

  return (
    <SimpleTreeView
      aria-label="Museum, one floor at a time"
      expandedItems={open}
      onExpandedItemsChange={(_event, itemIds) => keepOneFloor(itemIds)}
    >
      {museum.map(renderPlace)}
    </SimpleTreeView>
  );
}
// #endregion
