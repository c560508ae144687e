import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { GearItem } from './GearItem';
import { branches, gear, gramsOf, search } from './packing';

const panes = {
  height: 518,
  display: 'grid',
  gridTemplate: '"tree" minmax(0, 1fr) "load" auto / minmax(0, 1fr)',
  '@container (min-width: 600px)': { gridTemplate: '"tree load" 1fr / minmax(0, 1fr) 240px' },
};

const withinLimit = (grams: number) => Math.min(100, (grams / 4000) * 100);

export default function PackingPlanner() {
  const [text, setText] = useState('');
  const [packed, setPacked] = useState(['tent', 'sleeping-bag', 'stove', 'jacket', 'map']);
  const [open, setOpen] = useState(['shelter', 'kitchen', 'clothes', 'rain']);
  const items = useMemo(() => search(text), [text]);
  const total = gear.reduce((sum, item) => sum + gramsOf(item, packed), 0);

  return (
    <Paper variant="outlined" sx={{ containerType: 'inline-size', overflow: 'hidden' }}>
      <Box sx={panes}>
        <Stack sx={{ gridArea: 'tree', minHeight: 0, p: 1.5, gap: 1 }}>
          <TextField
            size="small"
            type="search"
            label="Search the gear"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {/* #region preview */}
          <RichTreeView
            multiSelect
            checkboxSelection
            selectionPropagation={{ descendants: true, parents: true }}
            aria-label="Gear"
            items={items}
            selectedItems={packed}
            onSelectedItemsChange={(_event, ids) =>
              setPacked(ids.filter((id) => !branches.includes(id)))
            }
            expandedItems={text ? branches : open}
            onExpandedItemsChange={(_event, ids) => setOpen(ids)}
            slots={{ item: GearItem }}
            sx={{ overflowY: 'auto', flex: 1 }}
          />
          {/* #endregion */}
        </Stack>
        <Stack sx={{ gridArea: 'load', p: 1.5, gap: 1, outline: 1, outlineColor: 'divider' }}>
          <Typography variant="body2">In the backpack</Typography>
          <Typography component="bdi" variant="h5" role="status">
            {(total / 1000).toFixed(2)} of 4 kg
          </Typography>
          <LinearProgress
            aria-label="Weight"
            variant="determinate"
            color={total > 4000 ? 'error' : 'primary'}
            value={withinLimit(total)}
            sx={{ height: 8, borderRadius: 4 }}
          />
          <Box sx={{ display: 'none', '@container (min-width: 600px)': { display: 'block' } }}>
            {gear.map((item) => (
              <Box key={item.id} sx={{ mt: 2 }}>
                <Typography variant="caption">{item.label}</Typography>
                <LinearProgress
                  aria-label={item.label}
                  variant="determinate"
                  color="secondary"
                  value={withinLimit(gramsOf(item, packed))}
                />
              </Box>
            ))}
          </Box>
          <Stack direction="row" sx={{ gap: 1, mt: 'auto' }}>
            <Button size="small" variant="outlined" onClick={() => setOpen(branches)}>
              Open all
            </Button>
            <Button size="small" variant="outlined" onClick={() => setOpen([])}>
              Close all
            </Button>
          </Stack>
        </Stack>
      </Box>
    </Paper>
  );
}
