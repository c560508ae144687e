import AudiotrackIcon from '@mui/icons-material/Audiotrack';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import NotesIcon from '@mui/icons-material/Notes';
import Stack from '@mui/material/Stack';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemModel,
  useTreeViewApiRef,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { workspace, type WorkspaceFile } from '../../../samples/workspace';

const icons = { folder: FolderIcon, audio: AudiotrackIcon, text: NotesIcon, image: ImageIcon };

function FileItem(props: TreeItemProps) {
  const { kind } = useTreeItemModel<WorkspaceFile>(props.itemId) ?? { kind: 'text' as const };
  const Icon = icons[kind];

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Icon fontSize="small" color={kind === 'folder' ? 'warning' : 'action'} />
          <span>{props.label}</span>
        </Stack>
      }
    />
  );
}

export default function FileExplorer() {
  const apiRef = useTreeViewApiRef();

  // #region preview
  const isFolder = (itemId: string) => {
    const file: WorkspaceFile | undefined = apiRef.current?.getItem(itemId);
    return file?.kind === 'folder';
  };

  return (
    <RichTreeViewPro
      itemsReordering
      apiRef={apiRef}
      aria-label="Production files to sort"
      items={workspace}
      defaultExpandedItems={['episodes', 'ep-12']}
      itemChildrenIndentation={24}
      canMoveItemToNewPosition={({ newPosition }) =>
        newPosition.parentId === null || isFolder(newPosition.parentId)
      }
      slots={{ item: FileItem }}
    />
  );
  // #endregion
}
