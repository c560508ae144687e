import type { KeyboardEvent } from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../../samples/maritime';

// #region preview
function F2Item(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions, publicAPI, status } = useTreeItemUtils({ itemId, children });

  const handleKeyDown = (event: KeyboardEvent<HTMLLIElement> & TreeViewCancellableEvent) => {
    // Key events from children and from the input also reach this handler.
    if (event.target !== event.currentTarget) return;
    if (event.key === 'F2') {
      interactions.toggleItemEditing();
    } else if (event.key === 'Enter') {
      event.defaultMuiPrevented = true;
      if (status.expandable) publicAPI.setItemExpansion({ event, itemId });
      else publicAPI.setItemSelection({ event, itemId });
    }
  };

  return (
    <TreeItem
      {...props}
      onKeyDown={handleKeyDown}
      slotProps={{ labelInput: { 'aria-label': 'New name' } }}
    />
  );
}

export default function EditByF2() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Places, edited with F2"
      items={maritime}
      slots={{ item: F2Item }}
    />
  );
}
// #endregion
