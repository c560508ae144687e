import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery, type NurseryItem } from '../../../samples/nursery';

const items = nursery.slice(0, 2);

// #region preview
const isLeaf = (plant: NurseryItem) => !plant.children?.length;
const item = { slotProps: { labelInput: { 'aria-label': 'Name of the plant' } } };

export default function EditLeaves() {
  return (
    <RichTreeView
      aria-label="Plants to rename"
      items={items}
      isItemEditable={isLeaf}
      expansionTrigger="content"
      defaultExpandedItems={['herbs']}
      slotProps={{ item }}
    />
  );
}
// #endregion
