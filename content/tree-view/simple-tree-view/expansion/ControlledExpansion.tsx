import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { museum, type Place } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

// #region preview
const branchesOf = (places: Place[]): string[] =>
  places.flatMap(({ id, children }) => (children ? [id, ...branchesOf(children)] : []));

const branches = branchesOf(museum);

export default function ControlledExpansion() {
  const [open, setOpen] = useState<string[]>(['first']);

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setOpen(branches)}>
          Open all
        </Button>
        <Button size="small" variant="outlined" onClick={() => setOpen([])}>
          Close all
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Museum, opened by buttons"
        expandedItems={open}
        onExpandedItemsChange={(_event, itemIds) => setOpen(itemIds)}
      >
        {museum.map(renderPlace)}
      </SimpleTreeView>
    </>
  );
}
// #endregion
