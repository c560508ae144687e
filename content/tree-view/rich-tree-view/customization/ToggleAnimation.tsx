import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../../samples/maritime';

// #region preview
const slideIn = {
  [`& .${treeItemClasses.groupTransition} .${treeItemClasses.root}`]: {
    transition: 'opacity 450ms, translate 450ms',
    '@starting-style': { opacity: 0, translate: '0 -12px' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
};

const item = { slotProps: { groupTransition: { timeout: 450 } } };

export default function ToggleAnimation() {
  return (
    <RichTreeView
      aria-label="Collection that slides"
      items={maritime}
      defaultExpandedItems={['upper']}
      slotProps={{ item }}
      sx={slideIn}
    />
  );
}
// #endregion
