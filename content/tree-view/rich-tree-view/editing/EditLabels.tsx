import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

// #region preview
const item = { slotProps: { labelInput: { 'aria-label': 'Name of the place' } } };

export default function EditLabels() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Places to rename"
      items={maritime}
      defaultExpandedItems={['ground']}
      slotProps={{ item }}
    />
  );
}
// #endregion
