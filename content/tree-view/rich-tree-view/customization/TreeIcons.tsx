import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../../samples/maritime';

// #region preview
const icons = {
  [`& .${treeItemClasses.iconContainer}`]: {
    width: 24,
    color: 'primary.main',
    '& svg': { fontSize: 22 },
  },
  [`& .${treeItemClasses.iconContainer} .leaf-icon`]: { fontSize: 10, color: 'text.secondary' },
};

export default function TreeIcons() {
  return (
    <RichTreeView
      aria-label="Collection"
      items={maritime}
      defaultExpandedItems={['ground']}
      slots={{
        expandIcon: AddBoxOutlinedIcon,
        collapseIcon: IndeterminateCheckBoxOutlinedIcon,
        endIcon: CircleOutlinedIcon,
      }}
      slotProps={{ endIcon: { className: 'leaf-icon' } }}
      sx={icons}
    />
  );
}
// #endregion
