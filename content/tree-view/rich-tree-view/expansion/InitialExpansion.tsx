import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function InitialExpansion() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Museum, ground floor open"
      items={maritime}
      defaultExpandedItems={['ground', 'boats']}
    />
    // #endregion
  );
}
