import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function SingleSelection() {
  const [place, setPlace] = useState<string | null>('ropes');

  return (
    <>
      {/* #region preview */}
      <RichTreeView
        aria-label="Places"
        items={maritime}
        defaultExpandedItems={['ground']}
        defaultSelectedItems="ropes"
        onSelectedItemsChange={(_event, itemId) => setPlace(itemId)}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Selected: {place ?? 'none'}
      </Typography>
    </>
  );
}
