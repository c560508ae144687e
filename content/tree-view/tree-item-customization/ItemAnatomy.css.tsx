import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './ItemAnatomy.css';

// #region preview
export default function ItemAnatomy() {
  return (
    <SimpleTreeView
      multiSelect
      checkboxSelection
      aria-label="Parts of an item"
      defaultExpandedItems={['atlas']}
      className="item-anatomy"
    >
      <TreeItem itemId="atlas" label="Atlas">
        <TreeItem itemId="maps" label="Maps" />
        <TreeItem itemId="index" label="Index" />
      </TreeItem>
      <TreeItem itemId="notes" label="Notes" />
    </SimpleTreeView>
  );
}
// #endregion
