import { forwardRef, type Ref } from 'react';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemIconContainer,
  TreeItemLabel,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { staff, type StaffMember } from './staff';
import './HookItem.css';

// #region preview
const DutyItem = forwardRef(function DutyItem(props: TreeItemProps, ref: Ref<HTMLLIElement>) {
  const { id, itemId, label, disabled, children } = props;
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const person = useTreeItemModel<StaffMember>(itemId);
  const { status, ...contentProps } = item.getContentProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li className="duty-item" {...item.getRootProps()}>
        <div className="duty-row" {...contentProps}>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          <span className="duty-role">{person?.role}</span>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
        </div>
        {status.expanded && (
          <ul className="duty-group" role="group">
            {children}
          </ul>
        )}
      </li>
    </TreeItemProvider>
  );
});

export default function HookItem() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Duty roster"
      items={staff}
      defaultExpandedItems={['okafor']}
      slots={{ item: DutyItem }}
    />
  );
}
// #endregion
