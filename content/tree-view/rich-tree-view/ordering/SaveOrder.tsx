import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { moveItem } from './moveItem';
import { programme } from './programme';

export default function SaveOrder() {
  // #region preview
  const [items, setItems] = useState(programme);
  const [saved, setSaved] = useState(programme);

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={items === saved}
          onClick={() => setSaved(items)}
        >
          Save
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={items === saved}
          onClick={() => setItems(saved)}
        >
          Discard
        </Button>
      </Stack>
      <RichTreeViewPro
        itemsReordering
        aria-label="Program to save"
        items={items}
        defaultExpandedItems={['first', 'second']}
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems((old) => moveItem(old, itemId, newPosition))
        }
      />
    </>
  );
  // #endregion
}
