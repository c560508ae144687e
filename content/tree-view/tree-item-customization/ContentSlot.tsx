import type { ComponentProps } from 'react';
import { styled } from '@mui/material/styles';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemContent, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { changes, type ChangedFile } from './changes';

const colors = { added: 'success', changed: 'info', removed: 'error' } as const;

const Change = styled('span')<{ change: keyof typeof colors }>(({ theme, change }) => ({
  flexShrink: 0,
  paddingInline: 6,
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette[colors[change]].main}`,
  fontSize: '0.8125rem',
}));

// #region preview
interface ChangeContentProps extends ComponentProps<typeof TreeItemContent> {
  change?: ChangedFile['change'];
}

function ChangeContent({ change, children, ...props }: ChangeContentProps) {
  return (
    <TreeItemContent {...props}>
      {children}
      {change && <Change change={change}>{change}</Change>}
    </TreeItemContent>
  );
}

function ChangeItem(props: TreeItemProps) {
  const file = useTreeItemModel<ChangedFile>(props.itemId);
  const content = { change: file?.change } as object;

  return <TreeItem {...props} slots={{ content: ChangeContent }} slotProps={{ content }} />;
}

export default function ContentSlot() {
  return (
    <RichTreeView
      aria-label="Changes"
      items={changes}
      defaultExpandedItems={['src']}
      slots={{ item: ChangeItem }}
    />
  );
}
// #endregion
