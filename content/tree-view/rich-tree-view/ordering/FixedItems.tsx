import type { DragEvent } from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { halves, programme } from './programme';

// #region preview
const isPiece = (itemId: string) => !halves.includes(itemId);

// Lets items that can't be dragged accept a drop.
const item = { onDragOver: (event: DragEvent) => event.preventDefault() };

export default function FixedItems() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Program with fixed halves"
      items={programme}
      isItemReorderable={isPiece}
      defaultExpandedItems={['first', 'second']}
      slotProps={{ item }}
    />
  );
}
// #endregion
