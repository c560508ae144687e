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
  const [row, setRow] = useState<Element | null>(null);

  // A right-click, the menu key and Shift + F10 fire this event. Its target can be a nested item.
  const open = (event: MouseEvent<HTMLLIElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setRow(event.currentTarget.firstElementChild);
  };
  const run = (command: () => void) => () => {
    command();
    setRow(null);
  };

  return (
    <>
      <TreeItem {...props} onContextMenu={open} />
      <Menu open={row !== null} anchorEl={row} onClose={() => setRow(null)}>
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
