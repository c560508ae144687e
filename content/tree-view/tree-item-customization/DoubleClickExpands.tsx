import type { MouseEvent } from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../samples/maritime';

// #region preview
function DesktopItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const handleClick = (event: MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleSelection(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{
        content: { onClick: handleClick, onDoubleClick: interactions.handleExpansion },
        iconContainer: {
          onClick: interactions.handleExpansion,
          onDoubleClick: (event) => event.stopPropagation(),
        },
      }}
    />
  );
}

export default function DoubleClickExpands() {
  return (
    <RichTreeView
      aria-label="Places, opened by a double click"
      items={maritime}
      slots={{ item: DesktopItem }}
    />
  );
}
// #endregion
