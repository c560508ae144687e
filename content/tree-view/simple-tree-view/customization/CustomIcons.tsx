import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region preview
const iconStyles = {
  [`& .${treeItemClasses.iconContainer}`]: {
    width: 24,
    '& svg': { fontSize: 22, color: 'text.secondary' },
  },
  [`& [data-expanded] > .${treeItemClasses.iconContainer} svg`]: { color: 'primary.main' },
};

export default function CustomIcons() {
  return (
    <SimpleTreeView
      aria-label="Collections"
      defaultExpandedItems={['maps']}
      slots={{
        expandIcon: AddBoxOutlinedIcon,
        collapseIcon: IndeterminateCheckBoxOutlinedIcon,
        endIcon: BookmarkBorderIcon,
      }}
      sx={iconStyles}
    >
      <TreeItem itemId="maps" label="Maps">
        <TreeItem itemId="harbor" label="Harbor, 1871" />
        <TreeItem itemId="city" label="City walls, 1640" slots={{ icon: StarBorderIcon }} />
      </TreeItem>
      <TreeItem itemId="prints" label="Prints">
        <TreeItem itemId="woodcuts" label="Woodcuts" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
