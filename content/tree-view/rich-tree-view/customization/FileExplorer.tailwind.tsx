import type { ReactNode } from 'react';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { workspace, type WorkspaceFile } from '../../../samples/workspace';
import { kindIcons } from './fileKinds';

const classes = {
  itemContent: [
    'rounded-sm py-1.5',
    'data-selected:bg-(--mui-palette-action-selected)',
    'data-focused:bg-(--mui-palette-action-selected)',
    'data-focused:outline-2 data-focused:-outline-offset-2',
    'data-focused:outline-(--mui-palette-info-main)',
  ].join(' '),
  itemLabel: 'flex grow items-center gap-2 text-[0.875rem] leading-normal',
};

const iconClasses =
  'text-[18px] text-(--mui-palette-text-secondary) ' +
  'data-[kind=folder]:text-(--mui-palette-warning-main)';

// #region preview
interface FileLabelProps {
  children: ReactNode;
  className?: string;
  file: WorkspaceFile;
}

function FileLabel({ children, className, file }: FileLabelProps) {
  const Icon = kindIcons[file.kind];

  return (
    <div className={className}>
      <Icon data-kind={file.kind} className={iconClasses} />
      {children}
      {file.sizeMb !== undefined && (
        <bdi className="ms-auto whitespace-nowrap text-(--mui-palette-text-secondary)">
          {file.sizeMb} MB
        </bdi>
      )}
    </div>
  );
}

function FileItem(props: TreeItemProps) {
  const file = useTreeItemModel<WorkspaceFile>(props.itemId);
  const label = { file } as Partial<FileLabelProps>;

  return <TreeItem {...props} slots={{ label: FileLabel }} slotProps={{ label }} />;
}

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Production files"
      items={workspace}
      defaultExpandedItems={['episodes', 'ep-12']}
      defaultSelectedItems="ep-12-script"
      itemChildrenIndentation={20}
      slots={{ item: FileItem }}
      classes={classes}
    />
  );
}
// #endregion
