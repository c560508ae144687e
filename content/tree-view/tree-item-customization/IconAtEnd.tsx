import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../samples/maritime';

// #region preview
const iconLast = {
  [`& .${treeItemClasses.iconContainer}`]: { order: 1, transition: 'rotate 200ms' },
  [`& [data-expanded] .${treeItemClasses.iconContainer}`]: { rotate: '180deg' },
};

export default function IconAtEnd() {
  return (
    <RichTreeView
      aria-label="Menu"
      items={maritime}
      defaultExpandedItems={['ground']}
      slots={{ expandIcon: ExpandMoreIcon, collapseIcon: ExpandMoreIcon }}
      sx={iconLast}
    />
  );
}
// #endregion
