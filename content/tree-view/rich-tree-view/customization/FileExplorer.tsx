import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { workspace, type WorkspaceFile } from '../../../samples/workspace';
import { kindIcons } from './fileKinds';

const labelStyles = {
  flexGrow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& svg': { fontSize: 18, color: 'text.secondary' },
  '& svg[data-kind="folder"]': { color: 'warning.main' },
  '& bdi': { marginInlineStart: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' },
};

const tree = {
  [`& .${treeItemClasses.content}`]: {
    borderRadius: '4px',
    py: '6px',
    '&[data-selected], &[data-selected]:hover': { bgcolor: 'action.selected' },
    '&[data-focused], &[data-selected][data-focused]': {
      bgcolor: 'action.selected',
      outline: '2px solid',
      outlineColor: 'info.main',
      outlineOffset: '-2px',
    },
  },
};

// #region preview
interface FileLabelProps {
  children: ReactNode;
  className?: string;
  file: WorkspaceFile;
}

function FileLabel({ children, className, file }: FileLabelProps) {
  const Icon = kindIcons[file.kind];

  return (
    <Box className={className} sx={labelStyles}>
      <Icon data-kind={file.kind} />
      {children}
      {file.sizeMb !== undefined && <bdi>{file.sizeMb} MB</bdi>}
    </Box>
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
      sx={tree}
    />
  );
}
// #endregion
