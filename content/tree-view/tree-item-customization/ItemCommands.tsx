import { useState, type MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../samples/maritime';

// #region preview
function MenuTreeItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { publicAPI, status } = useTreeItemUtils({ itemId, children });
  const [anchor, setAnchor] = useState<{ left: number; top: number } | null>(null);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setAnchor({ left: event.clientX, top: event.clientY });
  };
  const run = (command: () => void) => () => {
    command();
    setAnchor(null);
  };

  return (
    <>
      <TreeItem {...props} slotProps={{ content: { onContextMenu: open } }} />
      <Menu
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorReference="anchorPosition"
        anchorPosition={anchor ?? undefined}
      >
        <MenuItem
          disabled={!status.expandable}
          onClick={run(() => publicAPI.setItemExpansion({ itemId }))}
        >
          {status.expanded ? 'Collapse' : 'Expand'}
        </MenuItem>
        <MenuItem onClick={run(() => publicAPI.setIsItemDisabled({ itemId }))}>
          {status.disabled ? 'Enable' : 'Disable'}
        </MenuItem>
      </Menu>
    </>
  );
}
// #endregion

export default function ItemCommands() {
  return (
    <RichTreeView
      aria-label="Places with a context menu"
      items={maritime}
      defaultExpandedItems={['upper']}
      slots={{ item: MenuTreeItem }}
    />
  );
}
