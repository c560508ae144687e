import type { FocusEvent } from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../../samples/maritime';

// #region preview
function CarefulItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const handleBlur = (event: FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{ labelInput: { 'aria-label': 'New name', onBlur: handleBlur } }}
    />
  );
}

export default function CancelOnBlur() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Places, saved by Enter"
      items={maritime}
      defaultExpandedItems={['upper']}
      slots={{ item: CarefulItem }}
    />
  );
}
// #endregion
