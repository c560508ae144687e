import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime, type MaritimePlace } from '../../../samples/maritime';

// #region preview
const topmost = (places: MaritimePlace[], selected: Set<string>): MaritimePlace[] =>
  places.flatMap((place) =>
    selected.has(place.id) ? [place] : topmost(place.children ?? [], selected),
  );

export default function LeafValues() {
  const [selected, setSelected] = useState(['boats', 'cutter', 'smack']);
  const summary = topmost(maritime, new Set(selected));

  return (
    <>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Places on the ticket"
        items={maritime}
        defaultExpandedItems={['ground']}
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        On the ticket: {summary.map((place) => place.label).join(', ') || 'nothing'}
      </Typography>
    </>
  );
}
// #endregion
