import { useRef, useState, type KeyboardEvent } from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { moveItem } from './moveItem';
import { programme } from './programme';

export default function KeyboardMoves() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = useState(programme);
  const [selected, setSelected] = useState<string | null>('concerto');
  const focused = useRef<string | null>(null);

  // #region preview
  const move = (itemId: string | null, step: 1 | -1) => {
    if (!itemId) return;
    const parentId = apiRef.current?.getParentId(itemId) ?? null;
    const siblings = apiRef.current?.getItemOrderedChildrenIds(parentId) ?? [];
    const index = siblings.indexOf(itemId) + step;
    if (index >= 0 && index < siblings.length) {
      setItems((old) => moveItem(old, itemId, { parentId, index }));
    }
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(focused.current, event.key === 'ArrowUp' ? -1 : 1);
    }
  };

  return (
    <>
      <IconButton aria-label="Move up" onClick={() => move(selected, -1)}>
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton aria-label="Move down" onClick={() => move(selected, 1)}>
        <ArrowDownwardIcon />
      </IconButton>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        aria-label="Program, moved by keys"
        items={items}
        defaultExpandedItems={['first', 'second']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        onItemFocus={(_event, itemId) => (focused.current = itemId)}
        onKeyDown={handleKeyDown}
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems((old) => moveItem(old, itemId, newPosition))
        }
      />
    </>
  );
  // #endregion
}
