import type { ComponentProps } from 'react';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemContent, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { changes, type ChangedFile } from './changes';

const colors = {
  added: 'border-(--mui-palette-success-main)',
  changed: 'border-(--mui-palette-info-main)',
  removed: 'border-(--mui-palette-error-main)',
};

const changeClasses = 'shrink-0 border-0 border-s-[3px] border-solid px-1.5 text-[0.8125rem]';

// #region preview
interface ChangeContentProps extends ComponentProps<typeof TreeItemContent> {
  change?: ChangedFile['change'];
}

function ChangeContent({ change, children, ...props }: ChangeContentProps) {
  return (
    <TreeItemContent {...props}>
      {children}
      {change && <span className={`${changeClasses} ${colors[change]}`}>{change}</span>}
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
