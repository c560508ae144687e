import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { maritime } from '../../../samples/maritime';
import './HeadlessItems.css';

// #region preview
function HeadlessItem({ itemId, label, children, id, disabled }: TreeItemProps) {
  const item = useTreeItem({ itemId, label, children, id, disabled });
  const { status, ...contentProps } = item.getContentProps();
  const sign = status.expanded ? '−' : '+';

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li className="headless-item" {...item.getRootProps()}>
        <div className="headless-row" {...contentProps}>
          <span aria-hidden>{status.expandable ? sign : '·'}</span>
          <div>{label}</div>
        </div>
        {status.expanded && (
          <ul className="headless-group" role="group">
            {children}
          </ul>
        )}
      </li>
    </TreeItemProvider>
  );
}

export default function HeadlessItems() {
  return (
    <RichTreeView
      aria-label="Collection, drawn by hand"
      items={maritime}
      defaultExpandedItems={['ground']}
      slots={{ item: HeadlessItem }}
    />
  );
}
// #endregion
