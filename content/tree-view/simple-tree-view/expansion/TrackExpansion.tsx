import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { museum } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

export default function TrackExpansion() {
  const [last, setLast] = useState('Open or close something.');

  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {last}
      </Typography>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Museum with a report"
        defaultExpandedItems={['ground']}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLast(`${itemId} was ${isExpanded ? 'opened' : 'closed'}.`)
        }
      >
        {museum.map(renderPlace)}
      </SimpleTreeView>
      {/* #endregion */}
    </>
  );
}
