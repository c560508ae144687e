import { useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';

export default function OneBranchOpen() {
  const [expanded, setExpanded] = useState<string | null>('shrubs');

  return (
    // #region preview
    <RichTreeView
      aria-label="Nursery, one section at a time"
      items={nursery}
      expandedItems={expanded === null ? [] : [expanded]}
      onItemExpansionToggle={(_event, itemId, isExpanded) =>
        setExpanded(isExpanded ? itemId : null)
      }
    />
    // #endregion
  );
}
