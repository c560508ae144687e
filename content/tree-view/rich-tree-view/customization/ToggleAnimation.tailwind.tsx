import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

// #region preview
const item = {
  className: [
    'in-[.MuiTreeItem-groupTransition]:transition-[opacity,translate]',
    'in-[.MuiTreeItem-groupTransition]:duration-450',
    'in-[.MuiTreeItem-groupTransition]:starting:opacity-0',
    'in-[.MuiTreeItem-groupTransition]:starting:-translate-y-3',
    'motion-reduce:transition-none',
  ].join(' '),
  slotProps: { groupTransition: { timeout: 450 } },
};

export default function ToggleAnimation() {
  return (
    <RichTreeView
      aria-label="Collection that slides"
      items={maritime}
      defaultExpandedItems={['upper']}
      slotProps={{ item }}
    />
  );
}
// #endregion
