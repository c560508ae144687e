import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../samples/maritime';

// #region preview
function LeafBoxItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { status } = useTreeItemUtils({ itemId, children });

  return <TreeItem {...props} slotProps={{ checkbox: { visible: !status.expandable } }} />;
}

export default function CheckboxOnLeaves() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Exhibits to insure"
      items={maritime}
      defaultExpandedItems={['ground', 'boats']}
      slots={{ item: LeafBoxItem }}
    />
  );
}
// #endregion
