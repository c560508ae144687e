import type { ComponentProps } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import BookmarksIcon from '@mui/icons-material/Bookmarks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemCheckbox, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../samples/maritime';

const bookmark = {
  color: 'text.disabled',
  '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'warning.main' },
};

// #region preview
function BookmarkBox(props: ComponentProps<typeof TreeItemCheckbox>) {
  return (
    <TreeItemCheckbox
      {...props}
      icon={<BookmarkBorderIcon fontSize="small" />}
      checkedIcon={<BookmarkIcon fontSize="small" />}
      indeterminateIcon={<BookmarksIcon fontSize="small" />}
      sx={bookmark}
    />
  );
}

function PlaceItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ checkbox: BookmarkBox }} />;
}

export default function CheckboxSlot() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Places to bookmark"
      items={maritime}
      defaultExpandedItems={['ground']}
      defaultSelectedItems={['ropes']}
      slots={{ item: PlaceItem }}
    />
  );
}
// #endregion
