import { useState, type FocusEvent } from 'react';
import Alert from '@mui/material/Alert';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';

const plants = nursery.flatMap((section) => [section, ...(section.children ?? [])]);

export default function TrackFocus() {
  const [focused, setFocused] = useState<string | null>(null);
  const plant = plants.find((candidate) => candidate.id === focused);

  // #region preview
  const handleBlur = (event: FocusEvent) => {
    // Blur events also bubble up when the focus moves from one item to the next.
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };

  return (
    <>
      <RichTreeView
        aria-label="Plants with help"
        items={nursery}
        defaultExpandedItems={['herbs', 'shrubs']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        slotProps={{ root: { onBlur: handleBlur } }}
      />
      <Alert severity="info" icon={false} sx={{ mt: 1 }}>
        {plant ? `${plant.label} has the focus.` : 'The focus is outside the tree.'}
      </Alert>
    </>
  );
  // #endregion
}
