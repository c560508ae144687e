import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { nursery, type NurseryItem } from '../../samples/nursery';

const items = nursery.slice(0, 2);

// #region preview
function PriceItem(props: TreeItemProps) {
  const plant = useTreeItemModel<NurseryItem>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <>
          {props.label}
          {plant?.price !== undefined && (
            <Typography component="bdi" variant="body2" sx={{ color: 'text.secondary' }}>
              {' '}
              € {plant.price.toFixed(2)}
            </Typography>
          )}
        </>
      }
    />
  );
}

export default function ItemModel() {
  return (
    <RichTreeView
      aria-label="Plants with prices"
      items={items}
      defaultExpandedItems={['herbs']}
      slots={{ item: PriceItem }}
    />
  );
}
// #endregion
