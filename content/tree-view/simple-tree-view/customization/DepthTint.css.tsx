import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './DepthTint.css';

// #region preview
export default function DepthTint() {
  return (
    <SimpleTreeView
      aria-label="Reading rooms"
      defaultExpandedItems={['north', 'second']}
      className="depth-tint"
    >
      <TreeItem itemId="north" label="North wing">
        <TreeItem itemId="second" label="Second floor">
          <TreeItem itemId="quiet" label="Quiet room" />
          <TreeItem itemId="group" label="Group room" />
        </TreeItem>
        <TreeItem itemId="third" label="Third floor" />
      </TreeItem>
      <TreeItem itemId="south" label="South wing" />
    </SimpleTreeView>
  );
}
// #endregion
