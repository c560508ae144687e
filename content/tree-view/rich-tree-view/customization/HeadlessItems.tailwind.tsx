import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { maritime } from '../../../samples/maritime';

const rowClasses =
  'flex cursor-pointer gap-2.5 rounded-md px-2 py-[5px] ' +
  'data-selected:bg-(--mui-palette-action-selected) data-focused:outline-2 ' +
  'data-focused:-outline-offset-2 data-focused:outline-(--mui-palette-primary-main)';
const groupClasses =
  'm-0 ms-3.5 p-0 ps-1.5 border-0 border-s-2 border-solid border-(--mui-palette-divider)';

// #region preview
function HeadlessItem({ itemId, label, children, id, disabled }: TreeItemProps) {
  const item = useTreeItem({ itemId, label, children, id, disabled });
  const { status, ...contentProps } = item.getContentProps();
  const sign = status.expanded ? '−' : '+';

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li className="list-none outline-0" {...item.getRootProps()}>
        <div className={rowClasses} {...contentProps}>
          <span aria-hidden>{status.expandable ? sign : '·'}</span>
          <div>{label}</div>
        </div>
        {status.expanded && (
          <ul className={groupClasses} role="group">
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
