import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function ItemClicks() {
  const [clicks, setClicks] = useState<string[]>([]);

  return (
    <>
      {/* #region preview */}
      <RichTreeView
        aria-label="Museum plan"
        items={maritime}
        defaultExpandedItems={['ground']}
        onItemClick={(_event, itemId) => setClicks((old) => [itemId, ...old].slice(0, 4))}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Clicked, newest first: {clicks.join(', ') || 'nothing yet'}
      </Typography>
    </>
  );
}
