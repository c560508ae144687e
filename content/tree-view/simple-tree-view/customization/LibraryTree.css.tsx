import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './LibraryTree.css';

// #region preview
export default function LibraryTree() {
  return (
    <SimpleTreeView
      aria-label="Library"
      defaultExpandedItems={['science']}
      defaultSelectedItems="astronomy"
      className="library-tree"
    >
      <TreeItem itemId="science" label="Natural science">
        <TreeItem itemId="astronomy" label="Astronomy" />
        <TreeItem itemId="geology" label="Geology" />
      </TreeItem>
      <TreeItem itemId="travel" label="Travel">
        <TreeItem itemId="maps" label="Maps and atlases" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
