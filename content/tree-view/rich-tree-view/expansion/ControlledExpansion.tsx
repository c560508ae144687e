import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime, type MaritimePlace } from '../../../samples/maritime';

// #region preview
const branches = (places: MaritimePlace[]): string[] =>
  places.flatMap(({ id, children }) => (children ? [id, ...branches(children)] : []));

export default function ControlledExpansion() {
  const [expanded, setExpanded] = useState<string[]>([]);

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setExpanded(branches(maritime))}>
          Expand all
        </Button>
        <Button size="small" variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Museum, controlled"
        items={maritime}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </>
  );
}
// #endregion
