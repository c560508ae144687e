import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { nursery, type NurseryItem } from '../../../samples/nursery';

const row = { display: 'flex', gap: 1, alignItems: 'center' };
const note = {
  marginInlineStart: 'auto',
  px: 1,
  borderRadius: '999px',
  fontSize: '0.8125rem',
  border: 1,
};

// #region preview
function PlantItem(props: TreeItemProps) {
  const plant = useTreeItemModel<NurseryItem>(props.itemId);
  const soldOut = plant?.stock === 0;

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={row}>
          {props.label}
          {plant?.stock !== undefined && (
            <Box component="bdi" sx={{ ...note, color: soldOut ? 'error.main' : 'success.main' }}>
              {soldOut ? 'sold out' : `${plant.stock} left`}
            </Box>
          )}
        </Box>
      }
    />
  );
}

export default function PlantItems() {
  return (
    <RichTreeView
      aria-label="Stock"
      items={nursery}
      defaultExpandedItems={['herbs', 'climbers']}
      slots={{ item: PlantItem }}
    />
  );
}
// #endregion
