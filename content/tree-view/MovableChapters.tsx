import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const chapters = [
  {
    id: 'Part one',
    label: 'Part one: the coast',
    children: [
      { id: 'The lighthouse', label: 'The lighthouse' },
      { id: 'A wreck', label: 'A wreck' },
    ],
  },
  {
    id: 'Part two',
    label: 'Part two: inland',
    children: [{ id: 'The ferry', label: 'The ferry' }],
  },
];

export default function MovableChapters() {
  const [moved, setMoved] = useState('Drag a chapter to another place, double-click to rename it.');

  return (
    <>
      {/* #region preview */}
      <RichTreeViewPro
        itemsReordering
        isItemEditable
        aria-label="Chapters"
        items={chapters}
        defaultExpandedItems={['Part one', 'Part two']}
        onItemPositionChange={({ itemId, newPosition: { parentId, index } }) =>
          setMoved(`${itemId}: now number ${index + 1} in ${parentId ?? 'the book'}`)
        }
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1, minHeight: 40 }}>
        {moved}
      </Typography>
    </>
  );
}
