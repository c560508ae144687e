import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { programme } from './programme';

export default function TrackMoves() {
  const [text, setText] = useState('Nothing moved yet.');

  return (
    <>
      {/* #region preview */}
      <RichTreeViewPro
        itemsReordering
        aria-label="Program, watched"
        items={programme}
        defaultExpandedItems={['first', 'second']}
        onItemPositionChange={({ itemId, oldPosition: from, newPosition: to }) =>
          setText(
            `${itemId}: ${from.parentId ?? 'root'} at ${from.index} → ` +
              `${to.parentId ?? 'root'} at ${to.index}`,
          )
        }
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {text}
      </Typography>
    </>
  );
}
