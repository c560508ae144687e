import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../samples/maritime';

// #region preview
const iconLast = 'order-1 transition-[rotate] duration-200 in-data-expanded:rotate-180';

export default function IconAtEnd() {
  return (
    <RichTreeView
      aria-label="Menu"
      items={maritime}
      defaultExpandedItems={['ground']}
      slots={{ expandIcon: ExpandMoreIcon, collapseIcon: ExpandMoreIcon }}
      classes={{ itemIconContainer: iconLast }}
    />
  );
}
// #endregion
