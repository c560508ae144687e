import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { nursery, type NurseryItem } from '../../../samples/nursery';
import './PlantItems.css';

// #region preview
function PlantItem(props: TreeItemProps) {
  const plant = useTreeItemModel<NurseryItem>(props.itemId);
  const soldOut = plant?.stock === 0;

  return (
    <TreeItem
      {...props}
      label={
        <div className="plant-label">
          {props.label}
          {plant?.stock !== undefined && (
            <bdi className="plant-stock" data-empty={soldOut || undefined}>
              {soldOut ? 'sold out' : `${plant.stock} left`}
            </bdi>
          )}
        </div>
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
