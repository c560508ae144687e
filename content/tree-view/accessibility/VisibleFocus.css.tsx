import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './VisibleFocus.css';

// #region preview
export default function VisibleFocus() {
  return (
    <SimpleTreeView
      aria-label="Trees with a focus ring"
      defaultExpandedItems={['broadleaf']}
      className="visible-focus"
    >
      <TreeItem itemId="broadleaf" label="Broadleaf">
        <TreeItem itemId="hornbeam" label="Hornbeam" />
        <TreeItem itemId="alder" label="Alder" />
      </TreeItem>
      <TreeItem itemId="conifers" label="Conifers">
        <TreeItem itemId="larch" label="Larch" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
