import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../samples/maritime';
import './GroupLines.css';

// #region preview
export default function GroupLines() {
  return (
    <RichTreeView
      aria-label="Places with lines"
      items={maritime}
      defaultExpandedItems={['ground', 'boats']}
      itemChildrenIndentation={0}
      className="group-lines"
    />
  );
}
// #endregion
