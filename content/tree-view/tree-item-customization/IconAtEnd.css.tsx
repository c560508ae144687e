import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../samples/maritime';
import './IconAtEnd.css';

// #region preview
export default function IconAtEnd() {
  return (
    <RichTreeView
      aria-label="Menu"
      items={maritime}
      defaultExpandedItems={['ground']}
      slots={{ expandIcon: ExpandMoreIcon, collapseIcon: ExpandMoreIcon }}
      className="icon-last"
    />
  );
}
// #endregion
