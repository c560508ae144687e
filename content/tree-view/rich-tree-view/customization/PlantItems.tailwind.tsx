import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { nursery, type NurseryItem } from '../../../samples/nursery';

// #region preview
const stockClasses =
  'ms-auto rounded-full border border-solid px-2 text-[0.8125rem] ' +
  'text-(--mui-palette-success-main) data-empty:text-(--mui-palette-error-main)';

function PlantItem(props: TreeItemProps) {
  const plant = useTreeItemModel<NurseryItem>(props.itemId);
  const soldOut = plant?.stock === 0;

  return (
    <TreeItem
      {...props}
      label={
        <div className="flex items-center gap-2">
          {props.label}
          {plant?.stock !== undefined && (
            <bdi className={stockClasses} data-empty={soldOut || undefined}>
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
