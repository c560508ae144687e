import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { maritime } from '../../../samples/maritime';

const Item = styled('li')({ listStyle: 'none', outline: 0 });
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  padding: '5px 8px',
  cursor: 'pointer',
  borderRadius: 6,
  '&[data-selected]': { backgroundColor: (theme.vars ?? theme).palette.action.selected },
  '&[data-focused]': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: -2,
  },
}));
const Group = styled('ul')(({ theme }) => ({
  margin: 0,
  marginInlineStart: 14,
  padding: 0,
  paddingInlineStart: 6,
  borderInlineStart: `2px solid ${(theme.vars ?? theme).palette.divider}`,
}));

// #region preview
function HeadlessItem({ itemId, label, children, id, disabled }: TreeItemProps) {
  const item = useTreeItem({ itemId, label, children, id, disabled });
  const { status, ...contentProps } = item.getContentProps();
  const sign = status.expanded ? '−' : '+';

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <Item {...item.getRootProps()}>
        <Row {...contentProps}>
          <span aria-hidden>{status.expandable ? sign : '·'}</span>
          <div>{label}</div>
        </Row>
        {status.expanded && <Group role="group">{children}</Group>}
      </Item>
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
