import AudiotrackIcon from '@mui/icons-material/Audiotrack';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import NotesIcon from '@mui/icons-material/Notes';
import type { WorkspaceKind } from '../../../samples/workspace';

/** The icon of each kind of file. */
export const kindIcons: Record<WorkspaceKind, typeof FolderIcon> = {
  folder: FolderIcon,
  audio: AudiotrackIcon,
  text: NotesIcon,
  image: ImageIcon,
};
