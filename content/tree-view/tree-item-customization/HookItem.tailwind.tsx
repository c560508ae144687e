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

const rowClasses =
  'mb-1 flex cursor-pointer items-center gap-2 rounded-lg border border-solid p-2 ' +
  'border-(--mui-palette-divider) data-selected:border-(--mui-palette-primary-main) ' +
  'data-focused:bg-(--mui-palette-action-focus)';

// #region preview
const DutyItem = forwardRef(function DutyItem(props: TreeItemProps, ref: Ref<HTMLLIElement>) {
  const { id, itemId, label, disabled, children } = props;
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const person = useTreeItemModel<StaffMember>(itemId);
  const { status, ...contentProps } = item.getContentProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li className="list-none outline-0" {...item.getRootProps()}>
        <div className={rowClasses} {...contentProps}>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          <span className="shrink-0 text-[0.8125rem]">{person?.role}</span>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
        </div>
        {status.expanded && (
          <ul className="m-0 p-0 ps-6" role="group">
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
