import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';
import './LedgerTree.css';

const items = nursery.slice(0, 2);

// #region preview
export default function LedgerTree() {
  return (
    <RichTreeView
      aria-label="Price list"
      items={items}
      defaultExpandedItems={['herbs']}
      defaultSelectedItems="sorrel"
      className="ledger-tree"
    />
  );
}
// #endregion
