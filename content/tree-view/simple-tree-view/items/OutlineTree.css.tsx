import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './OutlineTree.css';

// #region preview
export default function OutlineTree() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      defaultExpandedItems={['setup', 'network']}
      defaultSelectedItems="wireless"
      itemChildrenIndentation={0}
      className="outline-tree"
    >
      <TreeItem itemId="setup" label="Setting up">
        <TreeItem itemId="unpack" label="Unpacking" />
        <TreeItem itemId="network" label="Network">
          <TreeItem itemId="wired" label="Wired" />
          <TreeItem itemId="wireless" label="Wireless" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="care" label="Care and cleaning" />
    </SimpleTreeView>
  );
}
// #endregion
