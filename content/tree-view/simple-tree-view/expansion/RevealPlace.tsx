import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { ancestorsOf, museum } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

export default function RevealPlace() {
  const [open, setOpen] = useState<string[]>([]);
  const [selected, setSelected] = useState<string | null>(null);

  // #region preview
  const reveal = (id: string) => {
    setOpen((before) => [...new Set([...before, ...(ancestorsOf(id) ?? [])])]);
    setSelected(id);
  };
  // #endregion

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => reveal('seal')}>
          Council seal
        </Button>
        <Button size="small" variant="outlined" onClick={() => reveal('barge')}>
          Salt barge
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Museum with a finder"
        expandedItems={open}
        onExpandedItemsChange={(_event, itemIds) => setOpen(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        {museum.map(renderPlace)}
      </SimpleTreeView>
    </>
  );
}
