import { forwardRef, type Ref } from 'react';
import { styled } from '@mui/material/styles';
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

const Item = styled('li')({ listStyle: 'none', outline: 0 });
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: 8,
  marginBlockEnd: 4,
  cursor: 'pointer',
  borderRadius: 8,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&[data-selected]': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '&[data-focused]': { backgroundColor: (theme.vars ?? theme).palette.action.focus },
}));
const Role = styled('span')({ flexShrink: 0, fontSize: '0.8125rem' });
const Group = styled('ul')({ margin: 0, padding: 0, paddingInlineStart: 24 });

// #region preview
const DutyItem = forwardRef(function DutyItem(props: TreeItemProps, ref: Ref<HTMLLIElement>) {
  const { id, itemId, label, disabled, children } = props;
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const person = useTreeItemModel<StaffMember>(itemId);
  const { status, ...contentProps } = item.getContentProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <Item {...item.getRootProps()}>
        <Row {...contentProps}>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          <Role>{person?.role}</Role>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
        </Row>
        {status.expanded && <Group role="group">{children}</Group>}
      </Item>
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
