import type { ReactNode } from 'react';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { workspace, type WorkspaceFile } from '../../../samples/workspace';
import { kindIcons } from './fileKinds';
import './FileExplorer.css';

// #region preview
interface FileLabelProps {
  children: ReactNode;
  className?: string;
  file: WorkspaceFile;
}

function FileLabel({ children, className, file }: FileLabelProps) {
  const Icon = kindIcons[file.kind];

  return (
    <div className={`file-label ${className}`}>
      <Icon data-kind={file.kind} />
      {children}
      {file.sizeMb !== undefined && <bdi>{file.sizeMb} MB</bdi>}
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
      className="file-explorer"
    />
  );
}
// #endregion
