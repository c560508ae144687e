import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function TrackExpansion() {
  const [last, setLast] = useState('No change yet.');
  const [open, setOpen] = useState<string[]>([]);

  return (
    <>
      {/* #region preview */}
      <RichTreeView
        aria-label="Museum, watched"
        items={maritime}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLast(`${itemId} ${isExpanded ? 'opened' : 'closed'}`)
        }
        onExpandedItemsChange={(_event, itemIds) => setOpen(itemIds)}
      />
      {/* #endregion */}
      <Typography variant="body2" component="div" role="status" sx={{ mt: 1 }}>
        <div>Last: {last}</div>
        <div>Open: {open.join(', ') || 'none'}</div>
      </Typography>
    </>
  );
}
