import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';

const labels = new Map(
  nursery.flatMap((section) =>
    (section.children ?? []).map((plant): [string, string] => [plant.id, plant.label]),
  ),
);

export default function TreeSelect() {
  const [selected, setSelected] = useState(['thyme', 'currant']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    // #region preview
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography id="order-label">Plants to order</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {selected.map((id) => (
          <Chip
            key={id}
            label={labels.get(id)}
            onDelete={() => setSelected(selected.filter((other) => other !== id))}
          />
        ))}
      </Stack>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Choose plants
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': 'order-label', sx: { p: 1, maxHeight: 280 } },
        }}
      >
        <RichTreeView
          multiSelect
          checkboxSelection
          aria-labelledby="order-label"
          items={nursery}
          defaultExpandedItems={['herbs', 'shrubs']}
          selectedItems={selected}
          onSelectedItemsChange={(_event, ids) => setSelected(ids.filter((id) => labels.has(id)))}
        />
      </Popover>
      {selected.map((id) => (
        <input key={id} type="hidden" name="plants" value={id} />
      ))}
    </Stack>
    // #endregion
  );
}
