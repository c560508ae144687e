import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

const items = maritime.slice(0, 1);

// #region preview
const stored = ['boats', 'ropes'];
const selectionPropagation = { parents: true, descendants: true };

function Rooms({ name, selected }: { name: string; selected: string[] }) {
  return (
    <Grid size={{ xs: 12, sm: 6 }}>
      <Typography variant="subtitle2" component="p">
        {name}
      </Typography>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label={name}
        items={items}
        defaultExpandedItems={['ground', 'boats']}
        defaultSelectedItems={selected}
        selectionPropagation={selectionPropagation}
      />
    </Grid>
  );
}

export default function PropagationOnMount() {
  const complete = useApplyPropagationToSelectedItemsOnMount({
    items,
    selectionPropagation,
    selectedItems: stored,
  });

  return (
    <Grid container spacing={2}>
      <Rooms name="As stored" selected={stored} />
      <Rooms name="Completed by the hook" selected={complete} />
    </Grid>
  );
}
// #endregion
