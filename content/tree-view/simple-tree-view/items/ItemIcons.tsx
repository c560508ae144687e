import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import FolderOpenOutlinedIcon from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemIcons() {
  return (
    // #region preview
    <SimpleTreeView
      aria-label="Project files"
      defaultExpandedItems={['permits']}
      slots={{
        expandIcon: FolderOutlinedIcon,
        collapseIcon: FolderOpenOutlinedIcon,
        endIcon: DescriptionOutlinedIcon,
      }}
      slotProps={{ endIcon: { color: 'action' } }}
    >
      <TreeItem itemId="permits" label="Permits">
        <TreeItem itemId="permit-fire" label="fire-safety.pdf" />
        <TreeItem
          itemId="permit-keys"
          label="key-codes.txt (restricted)"
          slots={{ icon: LockOutlinedIcon }}
          slotProps={{ icon: { color: 'warning' } }}
        />
      </TreeItem>
      <TreeItem itemId="photos" label="Photos">
        <TreeItem itemId="photo-roof" label="roof.jpg" />
      </TreeItem>
    </SimpleTreeView>
    // #endregion
  );
}
