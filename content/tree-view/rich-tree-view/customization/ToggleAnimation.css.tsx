import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';
import './ToggleAnimation.css';

// #region preview
const item = { slotProps: { groupTransition: { timeout: 450 } } };

export default function ToggleAnimation() {
  return (
    <RichTreeView
      aria-label="Collection that slides"
      items={maritime}
      defaultExpandedItems={['upper']}
      slotProps={{ item }}
      className="sliding-tree"
    />
  );
}
// #endregion
